import * as m from '@portal/texts/messages';

export type BuildingKind = 'office' | 'reception' | 'greenhouse' | 'trade' | 'cold';

/** A rectangle in units of the drawing. */
export interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const mapSize = { width: 920, height: 540 };

/** The five areas, each named in its upper left corner. */
export const areas = (): (Plot & { text: string })[] => [
  { text: m.site_map_north(), x: 36, y: 36, width: 400, height: 196 },
  { text: m.site_map_core(), x: 504, y: 36, width: 380, height: 196 },
  { text: m.site_map_west(), x: 36, y: 292, width: 316, height: 124 },
  { text: m.site_map_east(), x: 588, y: 292, width: 296, height: 124 },
  { text: m.site_map_south(), x: 504, y: 446, width: 380, height: 82 },
];

export const buildings = (): (Plot & { kind: BuildingKind; text: string })[] => [
  { kind: 'greenhouse', text: m.site_map_greenhouse({ no: 2 }), x: 60, y: 82, width: 162, height: 104 },
  { kind: 'greenhouse', text: m.site_map_greenhouse({ no: 3 }), x: 250, y: 82, width: 162, height: 104 },
  { kind: 'office', text: m.site_map_office({ no: 'A' }), x: 532, y: 82, width: 92, height: 104 },
  { kind: 'office', text: m.site_map_office({ no: 'B' }), x: 648, y: 82, width: 92, height: 104 },
  { kind: 'reception', text: m.site_map_reception(), x: 764, y: 82, width: 92, height: 104 },
  { kind: 'trade', text: m.site_map_auction(), x: 60, y: 328, width: 132, height: 50 },
  { kind: 'trade', text: m.site_map_exhibition(), x: 220, y: 328, width: 108, height: 50 },
  { kind: 'greenhouse', text: m.site_map_greenhouse({ no: 1 }), x: 612, y: 328, width: 248, height: 50 },
  { kind: 'cold', text: m.site_map_cold_store(), x: 700, y: 464, width: 150, height: 36 },
];

/** Gates on the edge of the drawing; `anchor` places the label on the free side. */
export const gates = (): { x: number; y: number; text: string; anchor: 'start' | 'end' }[] => [
  { x: 896, y: 262, text: m.site_map_gate_east(), anchor: 'end' },
  { x: 470, y: 20, text: m.site_map_gate_north(), anchor: 'start' },
];
