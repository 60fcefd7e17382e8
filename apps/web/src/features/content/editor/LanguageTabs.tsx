import {
  type ArticleContent,
  countCharacters,
  longestSummary,
  translationLangs,
} from '@portal/contract/article-content';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { type FieldErrors, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { confirm } from '../../../platform/account/toasts.ts';
import { htmlLanguages, languageNames } from '../../../platform/i18n/language.ts';
import { RichTextField } from '../../../platform/rich-text/RichTextField.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { languagesIcon } from '../../../ui/icon/shapes/languages.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import styles from './Editor.module.css';
import { ArticleTextArea, ArticleTextField, type TextPath, useArticleField } from './EditorField.tsx';

type Lang = (typeof translationLangs)[number];

/** Where the first fault within the tabs is: its language and its field. */
function faultIn(errors: FieldErrors<ArticleContent>, { translations }: ArticleContent) {
  for (const field of ['summary', 'body'] as const) if (errors[field]) return { shown: 'zh', field };
  const index = translations.findIndex(({ title, body }) => title === '' || countCharacters(body) === 0);
  const faulty = translations[index];
  if (!errors.translations || !faulty) return null;
  const part = faulty.title === '' ? ('title' as const) : ('body' as const);
  return { shown: faulty.lang, field: `translations.${index}.${part}` as const };
}

/** The language whose tab is shown; new faults turn to theirs, and put the focus there. */
function useShownLanguage() {
  const { control, getValues, setFocus } = useFormContext<ArticleContent>();
  const { errors } = useFormState({ control });
  // Every fault is an object of its own, also where the same is found again.
  const latest = errors.summary ?? errors.body ?? errors.translations;
  const [known, setKnown] = useState(latest);
  const [shown, setShown] = useState('zh');
  const [turnedTo, setTurnedTo] = useState<TextPath>();
  if (latest !== known) {
    setKnown(latest);
    const fault = faultIn(errors, getValues());
    if (fault && fault.shown !== shown) {
      setShown(fault.shown);
      // A fault above the tabs has the focus already.
      if (!errors.title) setTurnedTo(fault.field);
    }
  }
  useEffect(() => {
    if (turnedTo) setFocus(turnedTo);
  }, [turnedTo, setFocus]);
  return { shown, setShown, fault: errors.translations?.message };
}

/** Summary and body in Chinese, and the translations, each in a tab. */
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
      <ArticleTextArea
        name="summary"
        label={m.field_summary()}
        hint={m.editing_summary_hint()}
        most={longestSummary}
        rows={3}
      />
      <Body name="body" lang="zh" />
    </div>
  );
}

function Body({ name, lang }: { name: 'body' | `translations.${number}.body`; lang: string }) {
  const { ref, value, onChange, onBlur, error } = useArticleField(name);
  return (
    <RichTextField
      ref={ref}
      label={m.field_body()}
      required
      placeholder={m.editing_body_placeholder()}
      lang={lang}
      value={String(value ?? '')}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
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
      <ArticleTextField name={`translations.${index}.title`} label={m.field_title()} required most={200} />
      <ArticleTextArea name={`translations.${index}.summary`} label={m.field_summary()} most={600} rows={3} />
      <Body name={`translations.${index}.body`} lang={lang} />
      <div>
        <Button onClick={() => void drop()}>{m.editing_translation_remove()}</Button>
      </div>
    </div>
  );
}
