import type { ImportRow, ImportRun, ImportSheet } from '@portal/contract/import/import';
import { importVerdictNames } from '@portal/contract/import/terms';
import * as m from '@portal/texts/messages';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './Check.module.css';
import { MarkedCell } from './MarkedCell.tsx';
import { UnknownValues } from './UnknownValues.tsx';
import type { Mends } from './use-mends.ts';

const tabs = ['LOOK', 'NEW', 'CHANGED', 'SAME', 'SKIPPED'] as const;
type Tab = (typeof tabs)[number];

const pageSize = 50;

const tabName = (tab: Tab) => (tab === 'LOOK' ? m.import_tab_look() : importVerdictNames[tab]());

/** Characters of a cell that are shown. */
const charactersShown = 120;

const shortened = (text: string): string =>
  text.length > charactersShown ? `${text.slice(0, charactersShown)}…` : text;

interface CheckSheetProps {
  run: ImportRun;
  sheet: ImportSheet;
  mends: Mends;
}

/** Tab leads from one marked cell to the next, past the buttons in between; these are reached backwards. */
function toNextMarked(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.shiftKey || !(event.target instanceof HTMLElement)) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-marked]')];
  const at = cells.indexOf(event.target);
  const next = at < 0 ? undefined : cells[at + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The rows of a sheet by what would become of them. */
export function CheckSheet({ run, sheet, mends }: CheckSheetProps) {
  const { counts } = sheet;
  const looks = counts.FAULT + counts.DOUBTFUL;
  const countOf = (tab: Tab) => (tab === 'LOOK' ? looks : counts[tab]);
  const [tab, choose] = useState<Tab>(looks > 0 ? 'LOOK' : counts.NEW > 0 ? 'NEW' : 'CHANGED');
  const [pageNo, turn] = useState(1);
  const answer = useQueryOf(
    'GET /api/importManage/import/queryRows',
    { id: run.importId, sheetId: sheet.sheetId, tab, pageNo, pageSize },
    { quiet: true, keepPrevious: true },
  );
  return (
    <Panel title={sheet.kindName} end={m.import_tab_hint()}>
      {run.state === 'CHECKED' && looks > 0 && (
        <Stack gap={16} below={16}>
          <UnknownValues run={run} sheet={sheet} />
        </Stack>
      )}
      <Tabs
        label={sheet.kindName}
        selectedKey={tab}
        onChange={(key) => {
          choose(key as Tab);
          turn(1);
        }}
        items={tabs.map((one) => ({
          key: one,
          text: tabName(one),
          count: countOf(one),
          content: one === tab && (
            <Answered of={answer} lines={6}>
              {({ rows, total }) => (
                <Stack fluid gap={12}>
                  <SheetTable run={run} sheet={sheet} rows={rows} mends={mends} />
                  {total > pageSize && (
                    <Row gap={8} align="center">
                      <Button size="small" disabled={pageNo === 1} onClick={() => turn(pageNo - 1)}>
                        {m.import_page_before()}
                      </Button>
                      <Text as="span" figures>
                        {m.import_page_of({ page: pageNo, pages: Math.ceil(total / pageSize) })}
                      </Text>
                      <Button
                        size="small"
                        disabled={pageNo * pageSize >= total}
                        onClick={() => turn(pageNo + 1)}
                      >
                        {m.import_page_after()}
                      </Button>
                    </Row>
                  )}
                </Stack>
              )}
            </Answered>
          ),
        }))}
      />
    </Panel>
  );
}

function SheetTable({ run, sheet, rows, mends }: CheckSheetProps & { rows: ImportRow[] }) {
  const mapped = sheet.columns.flatMap(({ field }) => field ?? []);
  const shown = sheet.fields.filter(({ key }) => mapped.includes(key) || key in sheet.constants);
  const listId = useId();
  if (rows.length === 0)
    return (
      <Text as="p" tone="quiet">
        {m.import_tab_empty()}
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Tab is handled for the fields in the table
    <div // oxlint-disable-line jsx-a11y/no-static-element-interactions
      className={styles.scroll}
      onKeyDown={toNextMarked}
    >
      <table className={styles.sheet}>
        <Text as="caption" unseen>
          {sheet.kindName}
        </Text>
        <thead>
          <tr>
            <th scope="col">{m.import_field_line()}</th>
            {shown.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SheetRow
              key={row.line}
              run={run}
              sheet={{ ...sheet, fields: shown }}
              row={mends.rowOf(sheet.sheetId, row)}
              mends={mends}
              listId={listId}
            />
          ))}
        </tbody>
      </table>
      {shown.map(({ key, references }) => (
        <datalist key={key} id={`${listId}-${key}`}>
          {references.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      ))}
    </div>
  );
}

function SheetRow({ run, sheet, row, mends, listId }: CheckSheetProps & { row: ImportRow; listId: string }) {
  const { fields, sheetId } = sheet;
  const said = [...row.faults, ...row.doubts];
  const marks = new Map(said.map((one) => [one.field, one]));
  const changes = new Map(row.changes.map((change) => [change.field, change]));
  const isOpen = run.state === 'CHECKED';
  const labels = new Map(sheet.fields.map(({ key, label }) => [key, label]));
  const mend = (data: Parameters<Mends['mend']>[2]) => void mends.mend(sheetId, row.line, data);
  const guesses = said.flatMap(({ field, guess }) => (guess === null ? [] : [[field, guess] as const]));
  return (
    <>
      <tr data-verdict={row.verdict}>
        <th scope="row" rowSpan={said.length > 0 ? 2 : 1}>
          {row.line}
        </th>
        {fields.map((field) => {
          const { key, label } = field;
          const text = row.cells[key] ?? '';
          const isMarked = isOpen && (marks.has(key) || key in row.original);
          if (isMarked)
            return (
              <MarkedCell
                key={key}
                label={m.import_mend_label({ line: row.line, field: label })}
                field={field}
                listId={`${listId}-${key}`}
                text={text}
                original={row.original[key]}
                kind={
                  row.faults.some(({ field }) => field === key)
                    ? 'fault'
                    : marks.has(key)
                      ? 'doubt'
                      : 'mended'
                }
                onMend={(given) => mend({ cells: { [key]: given } })}
              />
            );
          const change = changes.get(key);
          return (
            <td key={key}>
              {change && <del>{shortened(change.from)}</del>} <Written>{shortened(text)}</Written>
            </td>
          );
        })}
      </tr>
      {said.length > 0 && (
        <tr className={styles.reason}>
          <td colSpan={fields.length}>
            <Row wrap gap={8} gapX={16} justify="between" className={styles.said}>
              <div>
                {said.map(({ field, text, pictureId }) => (
                  <Fragment key={`${field} ${text}`}>
                    <p>
                      {!text.startsWith(labels.get(field) ?? '') && <b>{labels.get(field)}</b>} {text}
                    </p>
                    {pictureId && (
                      <a href={imageUrl(pictureId)} target="_blank" rel="noreferrer">
                        <img
                          src={imageUrl(pictureId, 0, 320)}
                          alt={m.import_picture()}
                          width={72}
                          height={54}
                        />
                      </a>
                    )}
                  </Fragment>
                ))}
              </div>
              {isOpen && (
                <Row gap={8}>
                  {guesses.length > 0 && (
                    <Button size="small" onClick={() => mend({ cells: Object.fromEntries(guesses) })}>
                      {m.import_use_guess({ value: guesses.map(([, guess]) => guess).join(' · ') })}
                    </Button>
                  )}
                  {row.doubts.length > 0 && row.faults.length === 0 && (
                    <Button size="small" onClick={() => mend({ cells: {}, accept: true })}>
                      {m.import_accept()}
                    </Button>
                  )}
                  <Button size="small" onClick={() => mend({ cells: {}, skip: true })}>
                    {m.import_skip()}
                  </Button>
                </Row>
              )}
            </Row>
          </td>
        </tr>
      )}
      {row.verdict === 'SKIPPED' && isOpen && (
        <tr className={styles.reason}>
          <td colSpan={fields.length + 1}>
            <Button size="small" onClick={() => mend({ cells: {}, skip: false })}>
              {m.import_unskip()}
            </Button>
          </td>
        </tr>
      )}
    </>
  );
}
