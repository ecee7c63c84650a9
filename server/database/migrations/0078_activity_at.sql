CREATE INDEX "activity_at" ON "activity" USING btree ("at");
