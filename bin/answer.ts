import path from 'node:path';
import { BootError } from '../server/boot-error.ts';

/** Runs a command: prints its answer, or why it failed, and ends the process with exit code 0 or 1. */
export async function answer(failure: string, deed: () => Promise<string>): Promise<never> {
  try {
    console.log(await deed());
    process.exit(0);
  } catch (error) {
    // A failed query's message carries its values, customers' data among them: only the database's own message is shown.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    console.error(error instanceof BootError ? error.message : `${failure}: ${cause.message}`);
    process.exit(1);
  }
}

/** A path as the person meant it: npm runs commands in the project's folder and says where it was called. */
export const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? '', file);
