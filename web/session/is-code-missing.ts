import { ApiError } from '../http/api.ts';

/** Whether a re-authentication was refused because the two-factor code is missing. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.details.some(({ code }) => code === 'code_required');
