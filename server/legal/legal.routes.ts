import * as contract from '../../contracts/legal.ts';
import { route } from '../http/mount.ts';
import { publishLegalText } from './publish-legal-text.ts';
import { getLegalText, listLegalPages, listLegalVersions } from './read-legal-texts.ts';

export const legalRoutes = [
  route(contract.listLegalPages, listLegalPages),
  route(contract.getLegalText, getLegalText),
  route(contract.listLegalVersions, listLegalVersions),
  route(contract.publishLegalText, publishLegalText),
];
