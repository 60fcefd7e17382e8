import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { plusIcon, trashIcon } from '../../ui/icon/shapes.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PictureInput } from './PictureInput.tsx';
import styles from './PicturesInput.module.css';

interface PicturesInputProps {
  name: string;
  purpose: string;
  max: number;
  /** The pictures already stored. */
  present: readonly Picture[];
}

/** Public pictures in order; the form holds their ids, and an empty string for one being added. */
export function PicturesInput({ name, purpose, max, present }: PicturesInputProps) {
  const { setValue } = useFormContext<Record<string, string[]>>();
  const files = useWatch<Record<string, string[]>>({ name }) as string[];
  const put = (next: string[]) => setValue(name, next, { shouldDirty: true });
  // A row keeps its key once its picture is uploaded: with a new key it would be a new field, which shows nothing.
  const [kept, setKept] = useState<readonly string[]>(files);
  const added = useRef(0);
  const keys = files.map((fileId, at) => kept[at] ?? fileId);
  const add = () => {
    added.current += 1;
    setKept([...keys, `added ${added.current}`]);
    put([...files, '']);
  };
  const drop = (at: number) => {
    setKept(keys.toSpliced(at, 1));
    put(files.toSpliced(at, 1));
  };
  return (
    <Stack gap={12} items="start">
      {files.map((fileId, at) => {
        const known = present.find((picture) => picture.fileId === fileId);
        return (
          <Columns
            key={keys[at]}
            of="minmax(0, 1fr) auto"
            gap={12}
            align="end"
            stack="phone"
            className={styles.picture}
          >
            <PictureInput
              name={`${name}.${at}`}
              label={m.activity_album_picture({ no: at + 1 })}
              purpose={purpose}
              present={known ? { fileId, name: known.alt } : null}
            />
            <IconButton icon={trashIcon} label={m.act_remove_row({ no: at + 1 })} onClick={() => drop(at)} />
          </Columns>
        );
      })}
      {files.length < max && !files.includes('') && (
        <Button icon={plusIcon} onClick={add}>
          {m.activity_add_picture()}
        </Button>
      )}
    </Stack>
  );
}
