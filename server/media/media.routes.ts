import * as uploadsSchemas from '../../contracts/uploads.schemas.ts';
import * as uploads from '../../contracts/uploads.ts';
import { route, withSchemas } from '../http/mount.ts';
import { uploadImage } from './upload-image.ts';

const contract = withSchemas(uploads, uploadsSchemas);

export const mediaRoutes = [route(contract.uploadImage, uploadImage)];
