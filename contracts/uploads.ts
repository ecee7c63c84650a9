import type { Endpoint } from './endpoint.ts';
import type * as schemas from './uploads.schemas.ts';

export const uploadPicture: Endpoint<typeof schemas.uploadPicture> = {
  method: 'POST',
  path: '/admin/pictures',
  access: 'admin',
  status: 201,
  carriesFile: { megabytes: 12, types: ['image/png', 'image/jpeg', 'image/webp'] },
};
