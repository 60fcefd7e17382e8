import * as m from '@portal/texts/messages';
import type { FC } from 'react';
import type { Option } from '../../ui/list-box/option.ts';

interface Listed {
  options: Option[];
  empty?: string | undefined;
}

/** For a select whose options are undefined while loading: pressed early, the list opens and fills once they arrive. */
export const opensEarly = <Props extends Listed>(Select: FC<Props>) =>
  function EarlySelect(props: Omit<Props, 'options'> & { options: Option[] | undefined }) {
    const early = props.options ? {} : { options: [], empty: m.member_loading() };
    return <Select {...({ ...props, ...early } as unknown as Props)} />;
  };
