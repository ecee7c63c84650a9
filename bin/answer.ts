import path from 'node:path';
import { BootError } from '../server/boot-error.ts';

/** Runs a command: prints its result, or why it failed, and ends the process with exit code 0 or 1. */
export async function answer(failure: string, deed: () => Promise<string>): Promise<never> {
  try {
    console.log(await deed());
    process.exit(0);
  } catch (error) {
    // A failed query's message contains its values, customers' data among them: only the database's own message is shown.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    console.error(error instanceof BootError ? error.message : `${failure}: ${cause.message}`);
    process.exit(1);
  }
}

/** Resolves a path from the caller's folder: npm runs commands in the project's folder and passes the caller's in INIT_CWD. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? '', file);
