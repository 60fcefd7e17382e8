import type { EndpointKey, EndpointMap } from '@portal/contract/endpoint-map';
import { retCodes } from '@portal/contract/ret-code';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, networkFailure } from '../api/api-error.ts';
import { browserClient } from '../api/browser-client.ts';
import { holdWork } from '../api/login-here.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { toast } from './toasts.ts';
import type { GetKey } from './use-query-of.ts';

/** The page is out of date: somebody else has saved the thing or moved it on. */
const overtaken: readonly string[] = [retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED];

export type PostKey = Extract<EndpointKey, `POST ${string}`>;

interface MutationOptions<Output, Fields extends FieldValues> {
  /** The toast after success; a function may use the output. */
  done?: string | ((output: Output) => string);
  /** Queries to reload wherever they are shown; also when somebody else was faster. */
  invalidates?: readonly GetKey[];
  /** The form's `setError`: validation faults of the server are shown at their fields. */
  setError?: UseFormSetError<Fields>;
  /** Sent with an idempotency key, so that a retry without an answer does not create it twice. */
  once?: boolean;
  /** No message when it fails; the caller handles `error`. */
  quiet?: boolean;
}

export interface Act<Input, Output> {
  /** The output, or undefined when it was refused; the user has already seen why. */
  run: (input: Input) => Promise<Output | undefined>;
  busy: boolean;
  /** Why the last run was refused. */
  error: ApiError | undefined;
}

/** A call that changes something, with its messages and reloads. */
export function useMutationOf<Key extends PostKey, Fields extends FieldValues = FieldValues>(
  key: Key,
  options: MutationOptions<EndpointMap[Key]['output'], Fields> = {},
): Act<EndpointMap[Key]['input'], EndpointMap[Key]['output']> {
  type Input = EndpointMap[Key]['input'];
  type Output = EndpointMap[Key]['output'];
  const { done, invalidates = [], setError, once = false, quiet } = options;
  // What a form has sent would be lost with the page.
  const isOfForm = setError !== undefined || once;
  const [idempotencyKey] = useState(createIdempotencyKey);
  const queries = useQueryClient();
  const askAgain = () =>
    Promise.all(invalidates.map((stale) => queries.invalidateQueries({ queryKey: [stale] })));
  const mutation = useMutation<Output, Error, Input>({
    mutationFn: async (input) => {
      const sent = once ? { ...input, requestId: idempotencyKey.idOf(input) } : input;
      const release = isOfForm ? holdWork() : undefined;
      try {
        return (await browserClient().call(key, sent, { quiet })) as Output;
      } finally {
        release?.();
      }
    },
    onSettled: (_output, error) => {
      if (!(error instanceof ApiError && error.retCode === networkFailure)) idempotencyKey.forget();
    },
    onSuccess: async (output) => {
      if (done) toast('success', typeof done === 'function' ? done(output) : done);
      await askAgain();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      if (overtaken.includes(error.retCode)) await askAgain();
      if (!setError) return;
      const fields = Object.entries(error.data.fields ?? {});
      for (const [index, [field, message]] of fields.entries())
        setError(field as Path<Fields>, { type: 'server', message }, { shouldFocus: index === 0 });
    },
  });
  return {
    run: async (input) => {
      try {
        return await mutation.mutateAsync(input);
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    },
    busy: mutation.isPending,
    error: mutation.error instanceof ApiError ? mutation.error : undefined,
  };
}
