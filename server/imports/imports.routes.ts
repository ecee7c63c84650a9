import * as importImagesSchemas from '../../contracts/import-images.schemas.ts';
import * as importImages from '../../contracts/import-images.ts';
import * as importsSchemas from '../../contracts/imports.schemas.ts';
import * as imports from '../../contracts/imports.ts';
import { route, withSchemas } from '../http/mount.ts';
import { applyImport } from './apply-import.ts';
import { exportProducts } from './export-products.ts';
import { getImportMapping } from './get-import-mapping.ts';
import { getImportImages, retryImportImages } from './list-images.ts';
import { listImportLines } from './list-import-lines.ts';
import { getImport, listImports } from './list-imports.ts';
import { recheckImport } from './recheck-import.ts';
import { startImport } from './start-import.ts';
import { undoImport } from './undo-import.ts';

const contract = withSchemas({ ...importImages, ...imports }, { ...importImagesSchemas, ...importsSchemas });

export const importsRoutes = [
  route(contract.startImport, startImport),
  route(contract.listImports, listImports),
  route(contract.getImport, getImport),
  route(contract.listImportLines, listImportLines),
  route(contract.getImportMapping, getImportMapping),
  route(contract.recheckImport, recheckImport),
  route(contract.applyImport, applyImport),
  route(contract.undoImport, undoImport),
  route(contract.getImportImages, getImportImages),
  route(contract.retryImportImages, retryImportImages),
  route(contract.exportProducts, exportProducts),
];
