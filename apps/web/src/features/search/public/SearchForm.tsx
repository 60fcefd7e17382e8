import { longestKeyword } from '@portal/contract/search';
import { paths } from '../../../paths.ts';
import * as m from '../../../platform/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button/Button.tsx';
import { searchIcon } from '../../../ui/icon/shapes/search.ts';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import styles from './SearchForm.module.css';

/** A plain GET form; a new keyword begins anew, in all kinds. */
export function SearchForm({ keyword }: { keyword: string }) {
  return (
    <search>
      <form action={paths.search()} className={styles.form}>
        <NativeInput
          label={m.search_label()}
          hiddenLabel
          icon={searchIcon}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={longestKeyword}
          placeholder={m.search_placeholder()}
          enterKeyHint="search"
        />
        <Button type="submit" variant="main" size="large">
          {m.search_submit()}
        </Button>
      </form>
    </search>
  );
}
