import type { EndpointMap } from '@portal/contract/endpoint-map';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { browserClient } from '../../../platform/api/browser-client.ts';
import { dayAfter, dayOf } from '../../../platform/display/day-words.ts';
import { truncate } from '../../../platform/display/format.ts';
import { PlainAreaInput } from '../../../platform/form/plain/PlainAreaInput.tsx';
import { PlainSelectInput } from '../../../platform/form/plain/PlainSelectInput.tsx';
import { PlainTextInput } from '../../../platform/form/plain/PlainTextInput.tsx';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { maxShownLength } from './search-request.ts';

type Known = EndpointMap['GET /api/matchManage/project/queryForm']['output'];
type Category = EndpointMap['GET /api/baseData/bussinessData/queryList']['output'][number];

interface RequestFormProps {
  keyword: string;
  /** Shown until the contact of the enterprise is known. */
  waiting: ReactNode;
  onRefused: () => void;
}

/** Letters of a title, one less than its field takes: what is cut ends with dots. */
const maxTitle = 39;

/** Days that a request is open, unless its enterprise changes that. */
const openDays = 30;

/** What is not asked here; the enterprise can add it to its request later. */
const leftOpen = {
  kind: 'DEMAND',
  quantityX100: null,
  unit: '',
  priceFromFen: null,
  priceToFen: null,
  seasonFrom: null,
  seasonTo: null,
  fileId: '',
} as const;

interface Need {
  body: string;
  categoryCode: string;
  contactPhone: string;
}

/** Turns a search without results into a request, with its words and the telephone of the enterprise filled in. */
export function RequestForm({ keyword, waiting, onRefused }: RequestFormProps) {
  const [known, setKnown] = useState<Known>();
  const [categories, setCategories] = useState<Category[]>([]);
  const [sentId, setSentId] = useState('');
  const [refusal, setRefusal] = useState('');
  const draft = useRef<{ id?: string; version?: number }>({});
  const words = truncate(keyword, maxShownLength);
  const form = useForm<Need>({
    defaultValues: { body: m.search_need_words({ keyword: words }), categoryCode: '', contactPhone: '' },
  });
  const { setValue } = form;
  useEffect(() => {
    const client = browserClient();
    const read = async () => {
      const answer = await client.call('GET /api/matchManage/project/queryForm', {}, { quiet: true });
      setCategories(
        await client.call(
          'GET /api/baseData/bussinessData/queryList',
          { type: 'INDUSTRY_TAG' },
          { quiet: true },
        ),
      );
      setValue('contactPhone', answer.contactPhone);
      setKnown(answer);
    };
    read().catch(onRefused);
  }, [setValue, onRefused]);

  const send = async (values: Need) => {
    if (!known) return;
    setRefusal('');
    const data = {
      ...leftOpen,
      ...known,
      ...values,
      title: truncate(m.search_need_subject({ keyword }), maxTitle),
      deadline: dayAfter(dayOf(Date.now()), openDays),
    };
    const client = browserClient();
    try {
      const { projectId: id, version } = await client.call(
        'POST /api/matchManage/project/save',
        { ...draft.current, data },
        { once: true, quiet: true },
      );
      draft.current = { id, version };
      await client.call(
        'POST /api/matchManage/project/operate',
        { id, version, event: 'submit', data: { reason: '' } },
        { quiet: true },
      );
      setSentId(id);
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
    }
  };

  if (!known) return waiting;
  if (sentId !== '')
    return (
      <Stack gap={12} padTop={12}>
        <Alert kind="success" announce action={<Link href={paths.project(sentId)}>{m.act_view()}</Link>}>
          {m.search_need_sent()}
        </Alert>
      </Stack>
    );
  return (
    <FormProvider {...form}>
      <Stack
        as="form"
        gap={16}
        padTop={6}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <Text tone="quiet" size={15} leading="body">
          {m.search_need_note()}
        </Text>
        <PlainAreaInput name="body" label={m.search_need_what()} maxLength={500} rows={3} />
        <PlainSelectInput
          name="categoryCode"
          label={m.field_project_category()}
          placeholder={m.input_choose()}
          options={categories.map(({ code, name }) => ({ value: code, text: name }))}
        />
        <PlainTextInput
          name="contactPhone"
          label={m.field_contact_phone()}
          type="tel"
          autoComplete="tel"
          gapless
        />
        <Button type="submit" variant="main" size="large" busy={form.formState.isSubmitting}>
          {m.search_request()}
        </Button>
        {refusal && (
          <Alert kind="error" announce>
            {refusal}
          </Alert>
        )}
      </Stack>
    </FormProvider>
  );
}
