import { ApiError } from '../http/api.ts';

/** Whether a call of somebody who is signed in wants the two-factor code as well. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.details.some(({ code }) => code === 'code_required');
