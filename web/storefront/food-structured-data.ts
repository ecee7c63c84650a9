import type { PropertyValue } from 'schema-dts';
import { type FoodFacts, foodTexts } from '../../contracts/food-facts.ts';
import { describeAllergens, describeMarks, foodWords, readFact } from '../../contracts/food-words.ts';
import type { Language } from '../../contracts/language.ts';

export type FoodData = {
  productionDate?: string;
  manufacturer?: { '@type': 'Organization'; name: string };
  additionalProperty?: PropertyValue[];
};

/** Structured data about a food, for search engines. Facts without a schema.org term become named properties. */
export function describeFood(facts: FoodFacts | null, language: Language): FoodData {
  if (!facts) return {};
  const say = foodWords[language];
  const maker = readFact(facts.maker, language);
  const texts = foodTexts.flatMap((name) => {
    const fact = name === 'maker' ? null : readFact(facts[name], language);
    return fact ? property(say.texts[name], fact.text) : [];
  });
  const allergens = describeAllergens(facts.allergens, language).map(({ level, names }) =>
    property(`${say.allergens}: ${level}`, names),
  );
  const marks =
    facts.marks.length > 0 ? [property(say.marksTitle, describeMarks(facts.marks, language))] : [];
  const properties = [...texts, ...allergens, ...marks];
  return {
    ...(facts.made_on && { productionDate: facts.made_on }),
    ...(maker && { manufacturer: { '@type': 'Organization', name: maker.text } }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}

const property = (name: string, value: string): PropertyValue => ({ '@type': 'PropertyValue', name, value });
