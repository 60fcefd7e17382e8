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

/** The page is out of date: someone else has saved the object or changed its state. */
const overtaken: readonly string[] = [retCodes.VERSION_CONFLICT, retCodes.TRANSITION_REFUSED];

export type PostKey = Extract<EndpointKey, `POST ${string}`>;

interface MutationOptions<Output, Fields extends FieldValues> {
  /** The toast on success; a function receives the output. */
  done?: string | ((output: Output) => string);
  /** Queries to refetch wherever they are shown, also after a conflict with someone else's change. */
  invalidates?: readonly GetKey[];
  /** The form's `setError`: validation errors from the server are shown at their fields. */
  setError?: UseFormSetError<Fields>;
  /** Sends an idempotency key, so that a retry after a lost answer does not create a duplicate. */
  once?: boolean;
  /** Shows no message on failure; the caller handles `error`. */
  quiet?: boolean;
}

export interface Act<Input, Output> {
  /** The output, or undefined on failure; the user has already seen why. */
  run: (input: Input) => Promise<Output | undefined>;
  busy: boolean;
  /** The error of the last run. */
  error: ApiError | undefined;
}

/** A call that changes data, with its messages and refetches. */
export function useMutationOf<Key extends PostKey, Fields extends FieldValues = FieldValues>(
  key: Key,
  options: MutationOptions<EndpointMap[Key]['output'], Fields> = {},
): Act<EndpointMap[Key]['input'], EndpointMap[Key]['output']> {
  type Input = EndpointMap[Key]['input'];
  type Output = EndpointMap[Key]['output'];
  const { done, invalidates = [], setError, once = false, quiet } = options;
  // Reloading the page would lose what the form has sent.
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
