import * as m from '@portal/texts/messages';
import { useNavigate } from 'react-router';
import { Row } from '../../../ui/layout/Row.tsx';
import { NativeSelect } from '../../../ui/native-field/NativeSelect.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { spanNames } from './report-words.ts';
import { chosenMonths, currentMonth, moveMonth, spans, type Term, termOf } from './term.ts';

interface TermBarProps {
  term: Term;
  hrefOf: (term: Term) => string;
}

/** Chooses how long the report is, and with which month it ends. */
export function TermBar({ term, hrefOf }: TermBarProps) {
  const navigate = useNavigate();
  const current = currentMonth();
  const options = Array.from({ length: chosenMonths }, (_, back) => {
    const month = moveMonth(current, -back);
    return { value: month, text: month };
  });
  const choose = (from: string, to: string) => void navigate(hrefOf(termOf(term.span, to, from)));
  return (
    <TabLinks
      label={m.report_span()}
      currentKey={term.span}
      keepScroll
      items={spans.map((span) => ({
        key: span,
        text: spanNames[span](),
        href: hrefOf(termOf(span, term.to, term.from)),
      }))}
      end={
        <Row gap={8}>
          {term.span === 'own' && (
            <NativeSelect
              label={m.field_from()}
              hiddenLabel
              options={options}
              value={term.from}
              onChange={({ target }) => choose(target.value, term.to)}
            />
          )}
          <NativeSelect
            label={m.field_month()}
            hiddenLabel
            options={options}
            value={term.to}
            onChange={({ target }) => choose(term.from, target.value)}
          />
        </Row>
      }
    />
  );
}
