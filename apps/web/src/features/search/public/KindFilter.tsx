import type { SearchKind } from '@portal/contract/kinds';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../platform/display/format.ts';
import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { ChipFilter, ChipRow } from '../../../ui/chip/ChipRow.tsx';
import { kindName } from './found-link.ts';
import { searchHref } from './search-request.ts';

interface KindFilterProps {
  keyword: string;
  current: SearchKind | undefined;
  kinds: { kind: SearchKind; count: number; isExact: boolean }[];
}

/** The kinds that have results; the chosen one stays even without any. */
export function KindFilter({ keyword, current, kinds }: KindFilterProps) {
  const shown =
    current && !kinds.some(({ kind }) => kind === current)
      ? [...kinds, { kind: current, count: 0, isExact: true }]
      : kinds;
  return (
    <ChipFilter label={m.search_filter()}>
      <ChipRow label={m.field_kind()}>
        <ChipLink href={searchHref({ keyword, kind: undefined })} current={!current}>
          {m.input_everything()}
        </ChipLink>
        {shown.map(({ kind, count, isExact }) => (
          <ChipLink
            key={kind}
            href={searchHref({ keyword, kind })}
            current={kind === current}
            {...(isExact && { count })}
          >
            {isExact ? kindName(kind) : `${kindName(kind)} ${formatThousands(count)}+`}
          </ChipLink>
        ))}
      </ChipRow>
    </ChipFilter>
  );
}
