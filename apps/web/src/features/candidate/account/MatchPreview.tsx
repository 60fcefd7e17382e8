import type { MatchHint } from '@portal/contract/candidate/public';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import type { ProjectContent } from '@portal/contract/match/project';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { creditText, scoreText, whoText } from '../../fit/shared/fit-words.ts';
import { SixPetals } from '../../fit/shared/SixPetals.tsx';
import styles from './MatchPreview.module.css';

type Preview = EndpointMap['POST /api/matchManage/match/preview'];

/** Delay after the last keystroke before the server is asked. */
const pauseMs = 700;

const askedOf = (values: ProjectContent): Preview['input']['data'] => {
  const { kind, chainStage, unit, title, body, categoryCode, regionId } = values;
  const { priceFromFen, priceToFen, seasonFrom, seasonTo } = values;
  const isWholeSeason = seasonFrom !== null && seasonTo !== null;
  return {
    kind,
    chainStage,
    unit,
    title: title.slice(0, 40),
    body: body.slice(0, 500),
    categoryCode,
    regionId,
    priceFromFen,
    priceToFen,
    seasonFrom: isWholeSeason ? seasonFrom : null,
    seasonTo: isWholeSeason ? seasonTo : null,
  };
};

/** Matches for the current state of the project form; the last answer stays until the next arrives. */
function usePreview(): { preview: Preview['output'] | undefined; failed: boolean } {
  const { control } = useFormContext<ProjectContent>();
  const asked = JSON.stringify(askedOf(useWatch({ control }) as ProjectContent));
  const [answer, setAnswer] = useState<{ preview?: Preview['output']; failed: boolean }>({ failed: false });
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      browserClient()
        .call('POST /api/matchManage/match/preview', { data: JSON.parse(asked) }, { quiet: true })
        .then((preview) => isCurrent && setAnswer({ preview, failed: false }))
        .catch(
          () => isCurrent && setAnswer(({ preview }) => ({ ...(preview && { preview }), failed: true })),
        );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return { preview: answer.preview, failed: answer.failed };
}

/** Matches for the project as it is written, and changes that would bring more. */
export function MatchPreview() {
  const { preview, failed } = usePreview();
  return (
    <>
      <Panel title={m.candidate_preview_title()}>
        <div aria-live="polite">
          {failed && <p>{m.candidate_preview_failed()}</p>}
          {preview && preview.count === 0 && <p>{m.candidate_preview_none()}</p>}
          {preview && preview.count > 0 && (
            <p className={styles.count}>
              <b>{preview.count}</b> {m.candidate_preview_best({ score: preview.best })}
            </p>
          )}
        </div>
        {!preview && !failed && <p>{m.candidate_preview_wait()}</p>}
        <ul className={styles.likely}>
          {preview?.rows.map(({ score, parts, who }, at) => (
            <Columns
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody is named, so that the place is all there is
              key={at}
              as="li"
              of="40px 32px minmax(0, 1fr)"
              gap={10}
              align="center"
              padBlock={8}
              lineAbove="thin"
            >
              <SixPetals parts={parts} label={scoreText(score, parts)} size="small" />
              <b>{score}</b>
              <span>
                <Written>{whoText(who)}</Written>
                <Text as="small" block tone="quiet">
                  {creditText(who)}
                </Text>
              </span>
            </Columns>
          ))}
        </ul>
      </Panel>
      {preview && preview.hints.length > 0 && <Hints hints={preview.hints} />}
    </>
  );
}

/** Suggests single changes, each with the number of extra matches. */
function Hints({ hints }: { hints: MatchHint[] }) {
  const { setValue } = useFormContext<ProjectContent>();
  const take = (hint: MatchHint) => {
    const { priceFromFen, priceToFen, seasonFrom, seasonTo } = hint;
    const changed = hint.kind === 'PRICE' ? { priceFromFen, priceToFen } : { seasonFrom, seasonTo };
    for (const [name, value] of Object.entries(changed))
      setValue(name as 'priceFromFen', value, { shouldDirty: true, shouldValidate: true });
  };
  const say = ({ kind, priceFromFen, priceToFen }: MatchHint) => {
    if (kind !== 'PRICE') return m.candidate_hint_season();
    const [from, to] = [priceFromFen, priceToFen].map((fen) => (fen === null ? '' : formatFen(fen)));
    return m.candidate_hint_price({ price: [from, to].filter(Boolean).join('–') });
  };
  return (
    <Panel title={m.candidate_hints()}>
      <ul className={styles.hints}>
        {hints.map((hint) => (
          <Columns
            key={hint.kind}
            as="li"
            of="minmax(0, 1fr) auto auto"
            gap={14}
            align="center"
            padBlock={10}
            lineAbove="thin"
          >
            <span>{say(hint)}</span>
            <Text as="b" tone="leaf">
              {m.candidate_hint_more({ count: hint.more })}
            </Text>
            <Button onClick={() => take(hint)}>{m.candidate_hint_take()}</Button>
          </Columns>
        ))}
      </ul>
    </Panel>
  );
}
