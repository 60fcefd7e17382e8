import { paths } from '@portal/contract/paths';
import type { Feature } from '../../feature/feature.ts';
import { eraseViewings } from './building.account-end.ts';
import { occupancyChart } from './building.chart.ts';
import { buildingLog } from './building.log.ts';
import { buildingPalette } from './building.palette.ts';
import { buildingPlaces } from './building.places.ts';
import { viewingQueue } from './building.queue.ts';
import { buildingReferences, removableBuilding, removableUnit } from './building.removal.ts';
import { buildingRoutes } from './building.routes.ts';
import { buildingSearch } from './building.search.ts';
import { buildingSetup } from './building.setup.ts';
import { buildingSitemap } from './building.sitemap.ts';
import { viewings } from './building.table.ts';
import { buildingUses } from './building.uses.ts';
import { buildingImporter } from './import/building.importer.ts';
import { unitImporter } from './import/unit.importer.ts';
import { unitBulk } from './manage/unit.bulk.ts';

export const buildingFeature: Feature = {
  places: buildingPlaces,
  routes: buildingRoutes,
  menuPages: [paths.manageBuildings()],
  importers: [buildingImporter, unitImporter],
  bulk: [unitBulk],
  search: [buildingSearch],
  queue: [viewingQueue],
  figures: [{ figure: 'viewings', roles: ['OP_PROPERTY'], table: viewings, at: viewings.createdAt }],
  sitemap: buildingSitemap,
  standingPages: [paths.buildingList()],
  charts: [occupancyChart],
  removables: [removableBuilding, removableUnit],
  references: buildingReferences,
  setup: [buildingSetup],
  log: buildingLog,
  dictionaries: buildingUses,
  erase: eraseViewings,
  palette: buildingPalette,
};
