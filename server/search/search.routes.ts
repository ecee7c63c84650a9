import * as schemas from '../../contracts/search.schemas.ts';
import * as endpoints from '../../contracts/search.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listSynonyms } from './list-synonyms.ts';
import { dismissMissedSearch, listMissedSearches, reportMissedSearch } from './missed-searches.ts';
import { addSynonym, changeSynonym, deleteSynonym } from './save-synonym.ts';

const contract = withSchemas(endpoints, schemas);

export const searchRoutes = [
  route(contract.listSynonyms, listSynonyms),
  route(contract.createSynonym, addSynonym),
  route(contract.updateSynonym, changeSynonym),
  route(contract.deleteSynonym, deleteSynonym),
  route(contract.listMissedSearches, listMissedSearches),
  route(contract.dismissMissedSearch, dismissMissedSearch),
  route(contract.reportMissedSearch, reportMissedSearch),
];
