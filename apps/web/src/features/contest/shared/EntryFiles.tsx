import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
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
    <ul>
      {files.map(({ name, bytes }, nth) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          key={`${nth} ${name}`}
          as="li"
          gap={12}
          align="center"
          justify="between"
          lineBelow="thin"
          padBlock={8}
        >
          <span>
            <Written>{name}</Written>{' '}
            <Text as="small" tone="quiet">
              {sizeText(bytes)}
            </Text>
          </span>
          <OpenEntryFile href={hrefOf(nth)} name={name} />
        </Row>
      ))}
    </ul>
  );
}
