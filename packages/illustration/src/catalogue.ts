import { auctionHallMotif } from './motifs/auction-hall.ts';
import { avatarMotif } from './motifs/avatar.ts';
import { bouquetMotif } from './motifs/bouquet.ts';
import { chartMotif } from './motifs/chart.ts';
import { chrysanthemumMotif } from './motifs/chrysanthemum.ts';
import { coinsAndSproutMotif } from './motifs/coins-and-sprout.ts';
import { coldChainMotif } from './motifs/cold-chain.ts';
import { communityMotif } from './motifs/community.ts';
import { contestTrophyMotif } from './motifs/contest-trophy.ts';
import { deliveryMotif } from './motifs/delivery.ts';
import { documentsAndFlowerMotif } from './motifs/documents-and-flower.ts';
import { emptyStateMotif } from './motifs/empty-state.ts';
import { eustomaMotif } from './motifs/eustoma.ts';
import { greenhouseMotif } from './motifs/greenhouse.ts';
import { hydrangeaMotif } from './motifs/hydrangea.ts';
import { laboratoryMotif } from './motifs/laboratory.ts';
import { leavesBranchMotif } from './motifs/leaves-branch.ts';
import { licenceMotif } from './motifs/licence.ts';
import { lilyMotif } from './motifs/lily.ts';
import { marketStallMotif } from './motifs/market-stall.ts';
import { meetingMotif } from './motifs/meeting.ts';
import type { MotifDefinition } from './motifs/motif.ts';
import { orchidMotif } from './motifs/orchid.ts';
import { peonyMotif } from './motifs/peony.ts';
import { roseMotif } from './motifs/rose.ts';
import { seedlingTraysMotif } from './motifs/seedling-trays.ts';
import { soilMotif } from './motifs/soil.ts';
import { terracesMotif } from './motifs/terraces.ts';
import { toolsMotif } from './motifs/tools.ts';
import { tulipMotif } from './motifs/tulip.ts';
import { waterAndLightMotif } from './motifs/water-and-light.ts';

export const catalogue = {
  rose: roseMotif,
  lily: lilyMotif,
  orchid: orchidMotif,
  peony: peonyMotif,
  chrysanthemum: chrysanthemumMotif,
  hydrangea: hydrangeaMotif,
  eustoma: eustomaMotif,
  tulip: tulipMotif,
  bouquet: bouquetMotif,
  'leaves-branch': leavesBranchMotif,
  greenhouse: greenhouseMotif,
  terraces: terracesMotif,
  'seedling-trays': seedlingTraysMotif,
  soil: soilMotif,
  'cold-chain': coldChainMotif,
  delivery: deliveryMotif,
  'auction-hall': auctionHallMotif,
  laboratory: laboratoryMotif,
  'market-stall': marketStallMotif,
  meeting: meetingMotif,
  'documents-and-flower': documentsAndFlowerMotif,
  licence: licenceMotif,
  chart: chartMotif,
  'contest-trophy': contestTrophyMotif,
  'coins-and-sprout': coinsAndSproutMotif,
  'water-and-light': waterAndLightMotif,
  tools: toolsMotif,
  community: communityMotif,
  'empty-state': emptyStateMotif,
  avatar: avatarMotif,
} satisfies Record<string, MotifDefinition>;

export type Motif = keyof typeof catalogue;
