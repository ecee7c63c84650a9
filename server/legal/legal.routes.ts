import * as schemas from '../../contracts/legal.schemas.ts';
import * as endpoints from '../../contracts/legal.ts';
import { route, withSchemas } from '../http/mount.ts';
import { publishLegalText } from './publish-legal-text.ts';
import { getLegalText, listLegalPages, listLegalVersions } from './read-legal-texts.ts';

const contract = withSchemas(endpoints, schemas);

export const legalRoutes = [
  route(contract.listLegalPages, listLegalPages),
  route(contract.getLegalText, getLegalText),
  route(contract.listLegalVersions, listLegalVersions),
  route(contract.publishLegalText, publishLegalText),
];
