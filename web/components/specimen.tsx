import { type ReactNode, useState } from 'react';

/** One state of a component: its title on the page, and the component. */
type State = { state: string; show: ReactNode; wide?: boolean };

/** The states of components, by the name of the component's file. */
export type Specimens = Record<string, State[]>;

/** Provides the state of a controlled component. */
export function WithState<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, set] = useState(initial);
  return children(value, set);
}
