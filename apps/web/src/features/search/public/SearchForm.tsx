import { paths } from '@portal/contract/paths';
import { maxKeyword } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { searchIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { NativeInput } from '../../../ui/native-field/NativeInput.tsx';
import SearchSuggestions from '../../site/shared/SearchSuggestions.island.tsx';
import styles from './SearchForm.module.css';

/** A plain GET form; a new keyword searches all kinds again. */
export function SearchForm({ keyword }: { keyword: string }) {
  return (
    <search className={styles.search}>
      <SearchSuggestions>
        <Columns
          action={withBasePath(paths.search())}
          as="form"
          of="minmax(0, 1fr) auto"
          gap={12}
          readable
          above={24}
          className={styles.form}
        >
          <NativeInput
            label={m.search_label()}
            hiddenLabel
            icon={searchIcon}
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={maxKeyword}
            placeholder={m.search_placeholder()}
            enterKeyHint="search"
          />
          <Button type="submit" variant="main" size="large">
            {m.search_submit()}
          </Button>
        </Columns>
      </SearchSuggestions>
    </search>
  );
}
