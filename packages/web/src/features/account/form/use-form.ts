import { type FormProblems, inFieldOrder } from '@storefront/core/account/account-form';
import type { AccountRefusal } from '@storefront/core/account/account-refusal';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIsDrawnHere } from '../../../hooks/use-is-drawn-here.ts';
import type { Draft } from './draft.ts';
import { readFailure } from './read-failure.ts';
import { useDraft } from './use-draft.ts';

export interface FormState {
  isSending: boolean;
  /** A disabled button also keeps Enter from sending the form before its script has come. */
  isAlive: boolean;
  refusal: AccountRefusal | null;
  /** What was typed before an earlier session ended. */
  restored: Draft | null;
  problems: FormProblems;
  element: React.RefObject<HTMLFormElement | null>;
  /** Of the summary, which receives the focus. */
  summary: React.RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface FormOptions<Values> {
  read: (data: FormData) => Values;
  check: (values: Values) => FormProblems;
  send: (values: Values) => Promise<void>;
  /** Whether the screen itself shows this refusal. */
  onRefused?: (refusal: AccountRefusal) => boolean;
  /** The form's `draftName`, where what was typed outlives a session that is over. */
  draft?: string | null;
}

/** A form whose fields keep what was typed, whatever happens; problems stand beside them and in a summary. */
export function useForm<Values>({
  read,
  check,
  send,
  onRefused,
  draft = null,
}: FormOptions<Values>): FormState {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { restored, settle } = useDraft(draft, element);
  const isAlive = useIsDrawnHere();

  useEffect(() => {
    if (refusal !== null) summary.current?.focus();
  }, [refusal]);

  function refuse(found: AccountRefusal, form: HTMLFormElement): void {
    const names = Array.from(form.elements, (field) => field.getAttribute('name') ?? '');
    setRefusal(found.kind === 'fields' ? { ...found, problems: inFieldOrder(found.problems, names) } : found);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const values = read(data);
    const problems = check(values);
    if (Object.keys(problems).length > 0) {
      refuse({ kind: 'fields', problems }, form);
      return;
    }
    setSending(true);
    try {
      await send(values);
      settle();
      setRefusal(null);
    } catch (error) {
      const failure = await readFailure(error);
      if (!onRefused?.(failure)) refuse(failure, form);
    } finally {
      setSending(false);
    }
  }

  return {
    isSending,
    isAlive,
    refusal,
    restored,
    problems: refusal?.kind === 'fields' ? refusal.problems : {},
    element,
    summary,
    onSubmit(event) {
      event.preventDefault();
      if (!isSending) void submit(event.currentTarget);
    },
  };
}

export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};
