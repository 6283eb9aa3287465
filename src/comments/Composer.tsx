import { Alert, Box, Button, Stack, TextField, Typography, useMediaQuery } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { comment } from '../../resources/comments/comment.ts'
import { fieldErrors } from '../core/actions/outcome.ts'
import { useErrorText } from '../core/actions/useErrorText.ts'
import { useFormat } from '../core/format.ts'
import { PlainPicker } from '../core/inputs/PlainPicker.tsx'
import { useUnmatched } from '../core/inputs/useUnmatched.ts'
import { useClient } from '../core/provider.ts'

/** Somebody who may be named. */
export interface Person {
  readonly id: number
  readonly name: string
  readonly hospitalLabel?: string | null
}

/** What is being written. */
export interface Written {
  readonly text: string
  readonly named: readonly Person[]
}

export const nothing: Written = { text: '', named: [] }

const most = comment.calls.write.input.text.max
/** From so few characters on it is said how many are left. */
const few = 300

interface ComposerProps {
  /** The record, as the calls ask for it. */
  readonly on: Readonly<Record<string, number>>
  readonly value: Written
  readonly onChange: (value: Written) => void
  readonly onSend: () => Promise<void>
  readonly submit: string
  readonly onCancel?: () => void
}

/** Where a comment is written, and colleagues are named in it: those alone who may see the record. */
export const Composer = ({ on, value, onChange, onSend, submit, onCancel }: ComposerProps) => {
  const translate = useTranslate()
  const format = useFormat()
  const client = useClient()
  const textOf = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const { data: people = [], isFetching } = useQuery({
    queryKey: ['comment', 'colleagues', on],
    queryFn: ({ signal }) => client.comment.colleagues(on, { signal }),
    enabled: isAsked,
    staleTime: 60_000,
  })
  // Under a finger there is no such key.
  const hasKeys = useMediaQuery('(pointer: fine)')
  const errors = fieldErrors(error)
  const length = [...value.text].length
  // A name that was typed and not chosen is held against sending: whoever is meant would not be told.
  const { message, isLeft, handlers } = useUnmatched(value.named.map(({ id }) => id).join())
  const isSendable = value.text.trim() !== '' && length <= most && message === undefined && !isPending
  const send = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    if (!isSendable) return
    setPending(true)
    setError(undefined)
    try {
      await onSend()
    } catch (failure) {
      setError(failure)
    } finally {
      setPending(false)
    }
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) void send(event)
    // Within what an input method writes, Escape is for that alone.
    if (event.key === 'Escape' && onCancel && !event.nativeEvent.isComposing && !isPending) onCancel()
  }
  const wrong = (name: string): string | undefined =>
    errors?.[name] === undefined ? undefined : textOf(new Error(String(errors[name])))
  const left = most - length
  return (
    <Stack component="form" spacing={1.5} onSubmit={event => void send(event)} sx={{ displayPrint: 'none' }}>
      <TextField
        multiline
        minRows={2}
        maxRows={12}
        fullWidth
        label={translate('app.comments.write')}
        placeholder={translate('app.comments.placeholder')}
        value={value.text}
        autoFocus={onCancel !== undefined}
        onChange={event => onChange({ ...value, text: event.target.value })}
        onKeyDown={key}
        error={left < 0 || wrong('text') !== undefined}
        // What is on its way is what stands there.
        slotProps={{ htmlInput: { readOnly: isPending } }}
        helperText={
          wrong('text') ??
          (left < few
            ? translate('app.comments.left', { left: format.number(left) })
            : hasKeys && translate('app.comments.keys'))
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <PlainPicker<Person, false, true>
          multiple
          options={[...people]}
          value={[...value.named]}
          loading={isFetching}
          onOpen={() => setAsked(true)}
          sx={{ flex: '1 1 16em', minWidth: 0 }}
          filterSelectedOptions
          readOnly={isPending}
          onChange={(_, named) => onChange({ ...value, named })}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          renderOption={({ key: optionKey, ...props }, { name, hospitalLabel }) => (
            <li key={optionKey} {...props}>
              <span>
                {name}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
                  {hospitalLabel}
                </Typography>
              </span>
            </li>
          )}
          {...(people.length === 0 ? { noOptionsText: translate('app.comments.nobody') } : {})}
          typed={{ error: isLeft ? message : undefined, handlers, clearOnBlur: false }}
          input={{
            label: translate('app.comments.name'),
            margin: 'none',
            error: wrong('named') !== undefined,
            helperText: wrong('named'),
          }}
        />
        <Stack direction="row" spacing={1}>
          {onCancel && (
            <Button onClick={onCancel} disabled={isPending}>
              {translate('app.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={!isSendable} loading={isPending}>
            {submit}
          </Button>
        </Stack>
      </Box>
      {error !== undefined && wrong('text') === undefined && wrong('named') === undefined && (
        <Alert severity="error">{textOf(error)}</Alert>
      )}
    </Stack>
  )
}
