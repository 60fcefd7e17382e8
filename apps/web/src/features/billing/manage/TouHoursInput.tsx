import { type TouBand, touBands } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useInput } from '../../../platform/form/use-input.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { RadioGroup } from '../../../ui/radio-group/RadioGroup.tsx';
import styles from '../shared/Tou.module.css';
import { bandVariants, TouBands } from '../shared/TouBands.tsx';
import { bandName } from '../shared/tou-hours.ts';

const row = 12;
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row };

/** The hour of the cell under a pointer; a finger dragged across cells does not leave the first one by itself. */
function hourUnder({ clientX, clientY }: PointerEvent): number | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hour]');
  return cell ? Number(cell.dataset.hour) : null;
}

/** Sets which hours are peak, flat and valley: choose a band and paint it over its hours, by pointer or keyboard. */
export function TouHoursInput({ name }: { name: string }) {
  const { value: hours, onChange, label, error, ref } = useInput<TouBand[]>(name);
  const [brush, setBrush] = useState<TouBand>('PEAK');
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const paint = (...painted: number[]) => {
    if (painted.some((hour) => hours[hour] !== brush))
      onChange(hours.map((band, hour) => (painted.includes(hour) ? brush : band)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = at + step;
    if (next < 0 || next >= hours.length) return;
    if (event.shiftKey) {
      const [from, to] = [Math.min(at, next), Math.max(at, next)];
      paint(...Array.from({ length: to - from + 1 }, (_hour, nth) => from + nth));
    }
    setAt(next);
    strip.current?.querySelector<HTMLElement>(`[data-hour="${next}"]`)?.focus();
  };
  const onPointerMove = (event: PointerEvent) => {
    const hour = event.buttons === 1 ? hourUnder(event) : null;
    if (hour !== null) paint(hour);
  };
  return (
    <div>
      <RadioGroup
        label={m.billing_tou_brush()}
        hint={m.billing_tou_hint_keys()}
        {...(error ? { error } : {})}
        ref={ref}
        value={brush}
        onChange={(chosen) => setBrush(chosen as TouBand)}
        options={touBands.map((band) => ({ value: band, text: bandName(band) }))}
      />
      <Columns
        ref={strip}
        of="repeat(12, minmax(0, 1fr))"
        gap={4}
        gapX={2}
        above={12}
        below={12}
        className={styles.hours}
        role="toolbar"
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
      >
        {hours.map((band, hour) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day are always the same 24
            key={hour}
            type="button"
            data-hour={hour}
            tabIndex={hour === at ? 0 : -1}
            className={clsx(styles.hour, bandVariants[band])}
            aria-label={m.billing_tou_hour({ from: hour, to: hour + 1, band: bandName(band) })}
            onFocus={() => setAt(hour)}
            onPointerDown={() => paint(hour)}
            onClick={() => paint(hour)}
          >
            <b>{hour}</b>
          </button>
        ))}
      </Columns>
      <div aria-live="polite">
        <TouBands hours={hours} />
      </div>
    </div>
  );
}
