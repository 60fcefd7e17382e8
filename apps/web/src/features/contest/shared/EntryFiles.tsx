import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import styles from './EntryFiles.module.css';
import { OpenEntryFile } from './OpenEntryFile.tsx';

interface EntryFilesProps {
  files: { name: string; bytes: number }[];
  hrefOf: (nth: number) => string;
}

const sizeText = (bytes: number): string =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1_024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Links to open the files of an entry. */
export function EntryFiles({ files, hrefOf }: EntryFilesProps) {
  if (files.length === 0) return <p>{m.contest_no_files()}</p>;
  return (
    <ul className={styles.files}>
      {files.map(({ name, bytes }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={`${nth} ${name}`}>
          <span>
            <Written>{name}</Written> <small>{sizeText(bytes)}</small>
          </span>
          <OpenEntryFile href={hrefOf(nth)} name={name} />
        </li>
      ))}
    </ul>
  );
}
