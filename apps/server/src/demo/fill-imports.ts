import type { ImportKind, ImportRowState, ImportVerdict } from '@portal/contract/import/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import { buildings, units } from '../features/building/building.table.ts';
import { users } from '../features/identity/user.table.ts';
import { importRows, importRuns, importSheets, type MappedColumn } from '../features/import/import.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

interface Layout {
  kind: ImportKind;
  /** Heads with their fields; the first `keys` of them name a row. */
  heads: readonly (readonly [head: string, field: string])[];
  keys: number;
}

const ofUnits: Layout = {
  kind: 'UNIT',
  heads: [
    ['楼栋', 'building'],
    ['房号', 'no'],
    ['楼层', 'floor'],
    ['面积（㎡）', 'areaX100'],
    ['用途', 'use'],
    ['牌价', 'rentFenPerM2Month'],
    ['物业费', 'propertyFeeFenPerM2Month'],
  ],
  keys: 2,
};

const ofBuildings: Layout = {
  kind: 'BUILDING',
  heads: [
    ['楼名', 'name'],
    ['类型', 'kind'],
    ['坐落', 'address'],
    ['建面', 'areaX100'],
    ['总层数', 'floors'],
    ['简介', 'intro'],
    ['楼管', 'managerName'],
    ['楼管电话', 'managerPhone'],
  ],
  keys: 1,
};

interface Line {
  cells: string[];
  verdict: ImportVerdict;
  status?: ImportRowState;
  entityId?: string;
  entityVersion?: number;
}

interface Import {
  layout: Layout;
  name: string;
  no: string;
  fileName: string;
  at: Date;
  isDone: boolean;
  lines: Line[];
}

const columnsOf = ({ heads }: Layout, lines: readonly Line[]): MappedColumn[] =>
  heads.map(([head, field], at) => ({
    head,
    field,
    basis: 'NAME' as const,
    samples: [...new Set(lines.map(({ cells }) => cells[at] ?? ''))].slice(0, 3),
  }));

async function insertImport({ tx }: DemoContext, keeper: string | null, given: Import): Promise<void> {
  const { layout, name, no, fileName, at, isDone, lines } = given;
  const runId = demoId('import', name);
  const sheetId = demoId('import sheet', name);
  const authored = { createdAt: at, createdBy: keeper, updatedAt: at, updatedBy: keeper };
  await tx.insert(importRuns).values({
    ...authored,
    id: runId,
    no,
    fileName,
    status: isDone ? 'DONE' : 'CHECKED',
    kinds: [layout.kind],
    totalRows: lines.length,
    doneRows: lines.length,
    checkedAt: at,
    ...(isDone && { startedAt: at, writtenAt: at }),
  });
  await tx
    .insert(importSheets)
    .values({ id: sheetId, runId, position: 0, kind: layout.kind, columns: columnsOf(layout, lines) });
  await tx.insert(importRows).values(
    lines.map((line, nth) => ({
      ...line,
      sheetId,
      line: nth + 2,
      key: line.cells.slice(0, layout.keys).join('/').toLowerCase().replace(/\s/g, ''),
    })),
  );
}

/** An import that was written, one in its dry run with rows to look at, and one with a value that no option knows. */
export async function fillImports(context: DemoContext): Promise<void> {
  const { tx, today } = context;
  const [keeper] = await tx.select({ id: users.id }).from(users).where(eq(users.loginName, 'op_property'));
  const places = await tx
    .select({ unit: units, building: buildings.name, floors: buildings.floors })
    .from(units)
    .innerJoin(buildings, eq(buildings.id, units.buildingId))
    .where(inArray(units.state, ['VACANT', 'LEASED', 'MAINTENANCE']))
    .orderBy(asc(buildings.name), asc(units.no))
    .limit(12);
  const yuan = (fen: number) => (fen / 100).toFixed(2);
  const written = places.map(
    ({ unit, building }): Line => ({
      cells: [
        building,
        unit.no,
        String(unit.floor),
        yuan(unit.areaX100),
        unit.use,
        yuan(unit.rentFenPerM2Month),
        yuan(unit.propertyFeeFenPerM2Month),
      ],
      verdict: 'NEW',
      status: 'WRITTEN',
      entityId: unit.id,
      entityVersion: unit.version,
    }),
  );
  const [home] = places;
  if (!home) return;
  const rest = ['1', '120.00', '仓储', '12.00', '1.20'];
  const day = today.replaceAll('-', '');
  await insertImport(context, keeper?.id ?? null, {
    layout: ofUnits,
    name: 'units',
    no: `DR${day}-9001`,
    fileName: '房源表.xlsx',
    at: new Date(chinaInstant(today, 490)),
    isDone: true,
    lines: written,
  });
  await insertImport(context, keeper?.id ?? null, {
    layout: ofUnits,
    name: 'more units',
    no: `DR${day}-9002`,
    fileName: '新增房源.xlsx',
    at: new Date(chinaInstant(today, 510)),
    isDone: false,
    lines: [
      { cells: [home.building, '库1', ...rest], verdict: 'NEW' },
      { cells: [home.building, '库2', ...rest], verdict: 'NEW' },
      { cells: [home.building, '库3', '1', '一百二', '仓储', '12.00', '1.20'], verdict: 'FAULT' },
      { cells: [`${home.building}附楼`, '库4', ...rest], verdict: 'FAULT' },
      { cells: [home.building, '库2', ...rest], verdict: 'FAULT' },
    ],
  });
  const building = (name: string, kind: string): string[] => [
    name,
    kind,
    '云岫路 18 号',
    '3200.00',
    '3',
    '新建的配套楼，今年投入使用。',
    '顾春分',
    '0871-60010001',
  ];
  await insertImport(context, keeper?.id ?? null, {
    layout: ofBuildings,
    name: 'buildings',
    no: `DR${day}-9003`,
    fileName: '新楼台账.xlsx',
    at: new Date(chinaInstant(today, 530)),
    isDone: false,
    lines: [
      { cells: building('三期仓储楼', '仓库'), verdict: 'NEW' },
      { cells: building('三期科研楼', '科研楼'), verdict: 'FAULT' },
      { cells: building('四期科研楼', '科研楼'), verdict: 'FAULT' },
    ],
  });
}
