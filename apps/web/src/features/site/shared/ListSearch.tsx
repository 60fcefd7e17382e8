import * as m from '@portal/texts/messages';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  /** Address of the list. */
  action: string;
  /** The filters to keep, by their names in the address. */
  kept: object;
  keyword: string | undefined;
  placeholder: string;
}

/** The search within a list; a plain form, so that it works without JavaScript. */
export function ListSearch({ action, kept, keyword, placeholder }: ListSearchProps) {
  const fields = Object.entries(kept).filter(([, value]) => value !== undefined);
  return (
    <Row method="get" action={withBasePath(action)} as="form" align="center" className={styles.search}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={100}
        placeholder={placeholder}
        aria-label={placeholder}
        className={styles.input}
      />
      <button type="submit" className={styles.submit} aria-label={m.search_submit()}>
        <Icon shape={searchIcon} />
      </button>
    </Row>
  );
}
