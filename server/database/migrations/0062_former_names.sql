-- Names that stood for others while instances of earlier versions were replaced, and columns that those still read: none does any more.
DROP VIEW "new_orders", "second_steps", "import_pictures", "catalogue_words", "word_postings";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "addition";--> statement-breakpoint
ALTER TABLE "favourites" DROP COLUMN "addition";--> statement-breakpoint
ALTER TABLE "shelf_counts" DROP COLUMN "no_picture";--> statement-breakpoint
ALTER TABLE "search_terms" DROP COLUMN "keys", DROP COLUMN "trigrams";
