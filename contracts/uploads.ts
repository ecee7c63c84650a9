import type { Endpoint } from './endpoint.ts';
import type * as schemas from './uploads.schemas.ts';

export const uploadImage: Endpoint<typeof schemas.uploadImage> = {
  method: 'POST',
  path: '/admin/images',
  access: 'admin',
  status: 201,
  carriesFile: { megabytes: 12, types: ['image/png', 'image/jpeg', 'image/webp'] },
};
