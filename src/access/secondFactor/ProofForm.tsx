import { secondFactor } from '../../../resources/access/secondFactor.ts'
import type { AnyResource } from '../../../resources/core/index.ts'
import { FieldInput } from '../../core/fields/FieldInput.tsx'
import { ActionForm } from '../../core/form/ActionForm.tsx'

const resource: AnyResource = secondFactor

interface ProofFormProps {
  readonly action: 'setUp' | 'renewCodes' | 'turnOff'
  readonly submit: string
  /** There is a second factor, so that its code is asked for as well. */
  readonly hasFactor: boolean
  readonly onDone: (answer: unknown) => Promise<void> | void
  readonly onCancel?: () => void
}

/** Asks for the password, and for a code where there is a second factor, and does what takes them. */
export const ProofForm = ({ action, submit, hasFactor, onDone, onCancel }: ProofFormProps) => (
  <ActionForm resource={resource} action={action} submit={submit} onDone={onDone} onCancel={onCancel}>
    {places => (
      <>
        <FieldInput place={places['password']!} />
        {hasFactor && <FieldInput place={places['code']!} isRequired />}
      </>
    )}
  </ActionForm>
)
