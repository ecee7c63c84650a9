import { expect, test } from 'vitest';
import { planSteps, type Step } from './plan-steps.ts';
import { fields } from './points.ts';
import type { QueryTerm } from './read-query.ts';

const halva = { id: 7, term: 'halva', spelling: 'Halva', match: 'exact', cost: 0 } as const;
const listOf = (field: QueryTerm['lists'][number]['field'], count: number) => ({
  termId: halva.id,
  field,
  count,
  points: field * 100,
  meant: halva,
});

test('of two lists of the same products the one that is worth less is not read', () => {
  const statementFor = (inNames: number) => {
    const steps: Step[] = [];
    const lists = [listOf(fields.head, 5), listOf(fields.name, inNames), listOf(fields.description, 5)];
    planSteps(steps, [[{ typed: 'halva', lists }]], {}, []);
    return steps.map(({ statement }) => statement).join();
  };
  const begins = `field = ${fields.head}`;
  const names = `field = ${fields.name}`;
  const tells = `field = ${fields.description}`;
  // Every name with the word begins with it.
  expect(statementFor(5)).toContain(begins);
  expect(statementFor(5)).not.toContain(names);
  // Three products have it elsewhere in their name.
  expect(statementFor(8)).toContain(names);
  // Descriptions don't count: the equal number is a coincidence.
  expect(statementFor(5)).toContain(tells);
});
