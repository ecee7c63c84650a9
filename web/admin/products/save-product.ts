import {
  type AdminProduct,
  createProduct,
  getAdminProduct,
  updateProduct,
} from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { Language } from '../../../contracts/language.ts';
import { ApiError, call, callRecorded } from '../../http/api.ts';
import { sendImage } from '../images/send-image.ts';
import type { useIdempotencyKey } from '../use-idempotency-key.ts';
import { changesOf, inputOf, type ProductValues, valuesOf } from './product-values.ts';

type Idempotency = ReturnType<typeof useIdempotencyKey>;

/** Creates the product, or changes what differs; picked images are uploaded first. */
export async function saveProduct(
  values: ProductValues,
  onto: AdminProduct | null,
  language: Language,
  idempotency: Idempotency,
): Promise<{ answer: AdminProduct; activity: number | null }> {
  if (!onto) {
    const input = await withUploadedImages(inputOf(values));
    const lost = idempotency.unanswered(input);
    if (!lost) return callRecorded(createProduct, input, idempotency.sending(input));
    // The lost call may have created the product before it was edited further: a second create would duplicate it.
    const { answer } = await callRecorded(createProduct, lost.input, { headers: lost.headers });
    return saveProduct(values, answer, language, idempotency);
  }
  const changes = changesOf(values, valuesOf(onto, language));
  if (!changes) return { answer: onto, activity: null };
  const { id, version } = onto;
  return callRecorded(updateProduct, { id, version, ...(await withUploadedImages(changes)) });
}

type WithImages = { images?: InputOf<typeof createProduct>['images'] };

async function withUploadedImages<Input extends WithImages>(input: Input): Promise<Input> {
  if (!input.images) return input;
  const images = [];
  // In sequence: so many uploads at once would block a phone's connection.
  for (const image of input.images) images.push({ ...image, url: await sendImage(image.url) });
  return { ...input, images };
}

/** Conflict (optimistic locking): the other administrator's version, or null when they deleted the product. */
export type Conflict = { theirs: AdminProduct | null };

/** The conflict behind a refused update; null for another failure, and while their version can't be fetched. */
export async function findConflict(error: unknown, { id }: AdminProduct): Promise<Conflict | null> {
  if (hasCode(error, 'not_found')) return { theirs: null };
  if (!hasCode(error, 'changed_meanwhile')) return null;
  try {
    return { theirs: await call(getAdminProduct, { id }) };
  } catch (failure) {
    return hasCode(failure, 'not_found') ? { theirs: null } : null;
  }
}

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;
