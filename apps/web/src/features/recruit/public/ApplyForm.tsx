import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notices } from '../../../platform/api/page-notices.ts';
import { uploadFile } from '../../../platform/api/upload-file.ts';
import { formatBytes } from '../../../platform/display/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fileTextIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { PlainArea } from '../../../ui/plain-field/PlainArea.tsx';
import { PlainRadios } from '../../../ui/plain-field/PlainRadios.tsx';
import { loadClient } from '../../community/shared/use-standing.ts';
import styles from './ApplyBox.module.css';
import type { ApplyTexts } from './apply-texts.ts';

type Application = EndpointMap['POST /api/communityManage/recruit/apply']['output'];

interface ApplyFormProps {
  postId: string;
  positions: { positionId: string; title: string }[];
  chosen: string;
  onChoose: (positionId: string) => void;
  resume: { purpose: string; accept: string };
  texts: ApplyTexts;
  onSent: (application: Application) => void;
}

const [leastNote, maxNote] = [5, 200];

type Faults = Partial<Record<'positionId' | 'note' | 'fileId', string>>;

/** The form fields that the server rejected, each with its reason. */
const faultsOf = (error: unknown): Faults =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.data.fields ?? {}).map(([field, fault]) => [field.replace('data.', ''), fault]),
      )
    : {};

/** A few sentences, and an optional file. */
export function ApplyForm({ postId, positions, chosen, onChoose, resume, texts, onSent }: ApplyFormProps) {
  const [note, setNote] = useState('');
  const [fileId, setFileId] = useState<string | null>(null);
  const [sending, setSending] = useState<Promise<string | null>>();
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (note.trim().length < leastNote) return setFaults({ note: texts.noteFault });
    setBusy(true);
    setFaults({});
    try {
      // If the file is still uploading, the submission waits for it.
      const arrived = sending ? await sending : fileId;
      const client = await loadClient();
      const application = await client.call(
        'POST /api/communityManage/recruit/apply',
        { id: postId, data: { positionId: chosen, note, fileId: arrived } },
        { once: true },
      );
      notices.toast('success', texts.done, 5_000);
      onSent(application);
    } catch (error) {
      // The client has already shown the error; the input is kept.
      setFaults(faultsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PlainRadios
        label={texts.which}
        options={positions.map(({ positionId, title }) => ({ value: positionId, text: title }))}
        value={chosen}
        onChange={onChoose}
        {...(faults.positionId ? { error: faults.positionId } : {})}
      />
      <ResumeField
        resume={resume}
        texts={texts}
        fault={faults.fileId}
        onSending={setSending}
        onChange={(id) => {
          setFileId(id);
          setSending(undefined);
        }}
      />
      <PlainArea
        label={texts.note}
        rows={4}
        maxLength={maxNote}
        value={note}
        onChange={setNote}
        required
        {...(faults.note ? { error: faults.note } : {})}
      />
      <Button type="submit" variant="main" size="large" wide busy={busy}>
        {texts.send}
      </Button>
    </form>
  );
}

interface ResumeFieldProps {
  resume: ApplyFormProps['resume'];
  texts: ApplyTexts;
  fault: string | undefined;
  onSending: (sending: Promise<string | null>) => void;
  onChange: (fileId: string | null) => void;
}

/** The file of an application, uploaded as soon as it is chosen. */
function ResumeField({ resume: { purpose, accept }, texts, fault, onSending, onChange }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; note: string }>();
  const [refusal, setRefusal] = useState<string>();
  const drop = () => {
    setFile(undefined);
    onChange(null);
  };
  const store = async (chosen: File): Promise<string | null> => {
    try {
      const { fileId } = await uploadFile(chosen, purpose, 'owner');
      setFile({ name: chosen.name, note: formatBytes(chosen.size) });
      onChange(fileId);
      return fileId;
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.retMsg : undefined);
      drop();
      return null;
    }
  };
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setRefusal(undefined);
    setFile({ name: chosen.name, note: texts.sending });
    onSending(store(chosen));
  };
  const error = refusal ?? fault;
  return (
    <div>
      <Columns
        of="24px minmax(0, 1fr)"
        gap={6}
        gapX={12}
        align="center"
        padBlock={12}
        padInline={14}
        frame="strong"
        round="control"
        size={14}
        className={styles.file}
      >
        <Icon shape={fileTextIcon} />
        <p aria-live="polite">
          {file?.name ?? texts.resume}
          <Text as="small" block tone="quiet" size={14}>
            {file?.note ?? texts.resumeHint}
          </Text>
        </p>
        <Row as="span" across wrap gap={8}>
          <Button size="small" onClick={() => input.current?.click()}>
            {file ? texts.replaceFile : texts.chooseFile}
          </Button>
          {file && (
            <Button size="small" onClick={drop}>
              {texts.dropFile}
            </Button>
          )}
        </Row>
      </Columns>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.resume}
        accept={accept}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {error && (
        <Text tone="petal" size={14} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
