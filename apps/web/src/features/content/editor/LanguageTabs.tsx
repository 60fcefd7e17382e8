import {
  type ArticleContent,
  countCharacters,
  translationLangs,
} from '@portal/contract/content/article-content';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import {
  type FieldErrors,
  type FieldPathByValue,
  useFieldArray,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { confirm } from '../../../platform/account/toasts.ts';
import { RichTextInput } from '../../../platform/form/RichTextInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { htmlLanguages, languageNames } from '../../../platform/i18n/language.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { languagesIcon } from '../../../ui/icon/shapes.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './Editor.module.css';

type Lang = (typeof translationLangs)[number];
type TextPath = FieldPathByValue<ArticleContent, string>;

/** The language and field of the first error within the tabs. */
function faultIn(errors: FieldErrors<ArticleContent>, { translations }: ArticleContent) {
  for (const field of ['summary', 'body'] as const) if (errors[field]) return { shown: 'zh', field };
  const index = translations.findIndex(({ title, body }) => title === '' || countCharacters(body) === 0);
  const faulty = translations[index];
  if (!errors.translations || !faulty) return null;
  const part = faulty.title === '' ? ('title' as const) : ('body' as const);
  return { shown: faulty.lang, field: `translations.${index}.${part}` as const };
}

/** The language of the open tab; a new error opens its tab and focuses its field. */
function useShownLanguage() {
  const { control, getValues, setFocus } = useFormContext<ArticleContent>();
  const { errors } = useFormState({ control });
  // Each error is a new object, even if the same one is found again.
  const latest = errors.summary ?? errors.body ?? errors.translations;
  const [known, setKnown] = useState(latest);
  const [shown, setShown] = useState('zh');
  const [turnedTo, setTurnedTo] = useState<TextPath>();
  if (latest !== known) {
    setKnown(latest);
    const fault = faultIn(errors, getValues());
    if (fault && fault.shown !== shown) {
      setShown(fault.shown);
      // An error above the tabs already has the focus.
      if (!errors.title) setTurnedTo(fault.field);
    }
  }
  useEffect(() => {
    if (turnedTo) setFocus(turnedTo);
  }, [turnedTo, setFocus]);
  return { shown, setShown, fault: errors.translations?.message };
}

/** Summary and body in Chinese and in each translation, one tab per language. */
export function LanguageTabs() {
  const { control } = useFormContext<ArticleContent>();
  const { fields, append, remove } = useFieldArray({ control, name: 'translations' });
  const { shown, setShown, fault } = useShownLanguage();
  const tabOf = (lang: Lang) => {
    const index = fields.findIndex((one) => one.lang === lang);
    return {
      key: lang,
      text: (
        <span lang={htmlLanguages[lang]}>
          {languageNames[lang]}
          {index < 0 ? '' : ' ✓'}
        </span>
      ),
      content:
        index < 0 ? (
          <NoTranslation lang={lang} onAdd={() => append({ lang, title: '', summary: '', body: '' })} />
        ) : (
          <Translation key={lang} index={index} lang={lang} onRemove={() => remove(index)} />
        ),
    };
  };
  return (
    <>
      {fault && <Alert kind="error">{fault}</Alert>}
      <Tabs
        label={m.editing_languages()}
        selectedKey={shown}
        onChange={setShown}
        items={[
          { key: 'zh', text: languageNames.zh, content: <ChineseTexts /> },
          ...translationLangs.map(tabOf),
        ]}
      />
    </>
  );
}

function ChineseTexts() {
  return (
    <div className={styles.texts}>
      <TextAreaInput name="summary" hint={m.editing_summary_hint()} rows={3} />
      <BodyInput name="body" lang="zh" />
    </div>
  );
}

function BodyInput({ name, lang }: { name: TextPath; lang: string }) {
  return (
    <RichTextInput
      name={name}
      label={m.field_body()}
      required
      placeholder={m.editing_body_placeholder()}
      lang={lang}
    />
  );
}

function NoTranslation({ lang, onAdd }: { lang: Lang; onAdd: () => void }) {
  return (
    <EmptyState
      icon={languagesIcon}
      title={m.editing_translation_none({ language: languageNames[lang] })}
      action={<Button onClick={onAdd}>{m.editing_translation_add()}</Button>}
    >
      {m.editing_translation_none_text()}
    </EmptyState>
  );
}

function Translation({ index, lang, onRemove }: { index: number; lang: Lang; onRemove: () => void }) {
  const drop = async () => {
    const title = m.editing_translation_ask({ language: languageNames[lang] });
    if (await confirm({ title, ok: m.editing_translation_remove(), danger: true })) onRemove();
  };
  return (
    <div className={styles.texts} lang={lang}>
      <TextInput name={`translations.${index}.title`} required counts />
      <TextAreaInput name={`translations.${index}.summary`} rows={3} />
      <BodyInput name={`translations.${index}.body`} lang={lang} />
      <div>
        <Button onClick={() => void drop()}>{m.editing_translation_remove()}</Button>
      </div>
    </div>
  );
}
