/**
 * A product's plain fields: one value each, under the same name in the table, the API, the form and files. The compiler
 * reports every place that lacks a name added here: docs/add-a-product-column.md.
 */
export const textFields = ['weight', 'origin', 'supplier', 'ready_on'] as const;
export const flagFields = ['available', 'shown', 'exportable'] as const;
export const plainFields = [...textFields, ...flagFields] as const;

export type TextField = (typeof textFields)[number];
export type FlagField = (typeof flagFields)[number];
export type PlainField = (typeof plainFields)[number];

/** Builds an object with a value for each of these fields. */
export const byField = <Field extends PlainField, Value>(
  fields: readonly Field[],
  read: (field: Field) => Value,
): Record<Field, Value> =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;
