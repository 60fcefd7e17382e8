import type { DeclarationContent, OwnDeclarationDetail } from '@portal/contract/declaration/public';
import { materialPurpose, materialTarget } from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { OneFileField } from '../../../platform/form/OneFileField.tsx';
import { useInput } from '../../../platform/form/use-input.ts';
import { type StoredFile, useStoredFile } from '../../../platform/form/use-stored-file.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Noted } from './AskedFields.tsx';
import { materialKinds } from './material-kinds.ts';

type Asked = OwnDeclarationDetail['asked'][number];
type Held = DeclarationContent['materials'][string];

/** The materials of an item: uploaded, or taken from the library by version. */
export function MaterialInputs({ declaration }: { declaration: OwnDeclarationDetail }) {
  const { asked, notes, state, isExempt } = declaration;
  if (asked.length === 0) return null;
  return (
    <FormSection
      title={m.declaration_part_materials()}
      note={
        <>
          {isExempt ? m.declaration_exempt_materials() : m.declaration_materials_note()}{' '}
          <Link href={paths.materials()}>{m.declaration_library()}</Link>
        </>
      }
      columns={1}
    >
      {asked.map((material) => {
        const note = notes.find(({ target }) => target === materialTarget(material.code));
        const isLocked = state === 'RETURNED' && !note;
        const input = <MaterialInput declaration={declaration} material={material} isLocked={isLocked} />;
        return (
          <Text key={material.code} as="div" padBlock={12} lineBelow="thin">
            {note ? <Noted note={note}>{input}</Noted> : input}
          </Text>
        );
      })}
    </FormSection>
  );
}

interface MaterialInputProps {
  declaration: OwnDeclarationDetail;
  material: Asked;
  isLocked: boolean;
}

function MaterialInput({ declaration, material, isLocked }: MaterialInputProps) {
  const { code, name, required, template } = material;
  const submitted = declaration.materials.find((one) => one.code === code);
  const input = useInput<Held>(`materials.${code}`);
  const { value, onChange } = input;
  // Choosing from the library replaces the upload, so the field is reset.
  const [taken, setTaken] = useState<StoredFile | null>(submitted?.file ?? null);
  const document = declaration.library.find((one) => one.code === code);
  const isOther = document && document.libraryId !== value?.libraryId;
  return (
    <>
      {/* The field names itself only while it is empty. */}
      {value?.fileId && (
        <Text as="b" block below={6}>
          <Written>{name}</Written>
        </Text>
      )}
      <UploadOf
        key={taken?.fileId ?? 'own'}
        label={name}
        required={required && !declaration.isExempt}
        isLocked={isLocked}
        error={input.error}
        stored={taken}
        onChange={(fileId) => onChange({ fileId, libraryId: '' })}
      />
      <Row wrap gap={8} above={8}>
        {document && isOther && !isLocked && !document.isOver && (
          <Button
            onClick={() => {
              setTaken(document.file);
              onChange({ fileId: document.file.fileId, libraryId: document.libraryId });
            }}
          >
            {m.declaration_take({ version: document.docVersion })}
          </Button>
        )}
        {document && !isOther && <span>{m.declaration_from_library({ version: document.docVersion })}</span>}
        {submitted?.isAudited && value?.fileId === submitted.file.fileId && (
          <span>{m.declaration_from_admission()}</span>
        )}
        {document?.isOver && (
          <span>
            {m.declaration_document_over({ day: document.validTo ?? '' })}{' '}
            <Link href={paths.materials()}>{m.declaration_renew()}</Link>
          </span>
        )}
        {document?.endsSoon && <span>{m.declaration_document_ends({ day: document.validTo ?? '' })}</span>}
        {template && (
          <Link href={imageUrl(template.fileId, template.index)} download={template.name}>
            {m.declaration_template()} <Written>{template.name}</Written>
          </Link>
        )}
      </Row>
    </>
  );
}

interface UploadOfProps {
  label: string;
  required: boolean;
  isLocked: boolean;
  error: string | undefined;
  stored: StoredFile | null;
  onChange: (fileId: string) => void;
}

function UploadOf({ label, required, isLocked, error, stored, onChange }: UploadOfProps) {
  const file = useStoredFile({ purpose: materialPurpose, visibility: 'owner', stored, onChange });
  return (
    <OneFileField
      {...file}
      label={label}
      required={required}
      disabled={isLocked}
      accept={materialKinds}
      hint={m.declaration_file_hint()}
      error={error}
    />
  );
}
