import type { ImportRowState, ImportVerdict } from '@portal/contract/import/terms';
import { asc, eq, inArray } from 'drizzle-orm';
import { buildings, units } from '../features/building/building.table.ts';
import { users } from '../features/identity/user.table.ts';
import { importRows, importRuns, importSheets, type MappedColumn } from '../features/import/import.table.ts';
import { chinaInstant } from './content/demo-day.ts';
import { demoId } from './content/demo-id.ts';
import type { DemoContext } from './demo-context.ts';

const heads = [
  ['楼栋', 'building'],
  ['房号', 'no'],
  ['楼层', 'floor'],
  ['面积（㎡）', 'areaX100'],
  ['用途', 'use'],
  ['牌价', 'rentFenPerM2Month'],
  ['物业费', 'propertyFeeFenPerM2Month'],
] as const;

interface Line {
  cells: string[];
  verdict: ImportVerdict;
  status?: ImportRowState;
  entityId?: string;
  entityVersion?: number;
}

interface Import {
  name: string;
  no: string;
  fileName: string;
  at: Date;
  isDone: boolean;
  lines: Line[];
}

const columnsOf = (lines: readonly Line[]): MappedColumn[] =>
  heads.map(([head, field], at) => ({
    head,
    field,
    basis: 'NAME' as const,
    samples: [...new Set(lines.map(({ cells }) => cells[at] ?? ''))].slice(0, 3),
  }));

async function insertImport({ tx }: DemoContext, keeper: string | null, given: Import): Promise<void> {
  const { name, no, fileName, at, isDone, lines } = given;
  const runId = demoId('import', name);
  const sheetId = demoId('import sheet', name);
  const authored = { createdAt: at, createdBy: keeper, updatedAt: at, updatedBy: keeper };
  await tx.insert(importRuns).values({
    ...authored,
    id: runId,
    no,
    fileName,
    status: isDone ? 'DONE' : 'CHECKED',
    kinds: ['UNIT'],
    totalRows: lines.length,
    doneRows: lines.length,
    checkedAt: at,
    ...(isDone && { startedAt: at, writtenAt: at }),
  });
  await tx
    .insert(importSheets)
    .values({ id: sheetId, runId, position: 0, kind: 'UNIT', columns: columnsOf(lines) });
  await tx.insert(importRows).values(
    lines.map((line, nth) => ({
      ...line,
      sheetId,
      line: nth + 2,
      key: `${line.cells[0]}/${line.cells[1]}`.toLowerCase().replace(/\s/g, ''),
    })),
  );
}

/** Two imports of units: one that was written, and one in its dry run with rows to look at. */
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
    name: 'units',
    no: `DR${day}-9001`,
    fileName: '房源表.xlsx',
    at: new Date(chinaInstant(today, 490)),
    isDone: true,
    lines: written,
  });
  await insertImport(context, keeper?.id ?? null, {
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
}
