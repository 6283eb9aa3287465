import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Field } from '../../../resources/core/index.ts'
import type { FieldType } from '../../../resources/core/fieldType.ts'
import type { TypeName, typeTable } from '../../../resources/core/types/index.ts'
import type { FieldContext } from '../fieldContext.ts'

export interface CellProps<F extends Field = Field> {
  readonly place: FieldContext<F>
  readonly record: RaRecord
  /** A table or card has room for one line; a show page has more. */
  readonly room: 'line' | 'page'
}

export interface InputProps<F extends Field = Field> {
  readonly place: FieldContext<F>
  readonly source: string
  readonly label: string
  /** Text below the input, or false for none. */
  readonly helperText: string | false
  readonly isRequired: boolean
  readonly disabled: boolean
}

export interface FilterProps<F extends Field = Field> {
  readonly place: FieldContext<F>
  readonly source: string
  readonly label: string
}

/** How a field type is shown. */
export interface TypeView<F extends Field = Field> {
  readonly Cell: ComponentType<CellProps<F>>
  readonly align?: 'right'
  /** Takes the whole width of a form or show page. */
  readonly wide?: boolean
}

/** How a field type is entered and filtered by; null where it never is. */
export interface TypeEntry<F extends Field = Field> {
  readonly Input: ComponentType<InputProps<F>> | null
  readonly Filter: ComponentType<FilterProps<F>> | null
  /** How a bound in a message is written, where the wire's unit is not the one that is typed. */
  readonly bound?: (value: number) => number
}

/** The field of a type. */
export type FieldOfType<K extends TypeName> = (typeof typeTable)[K] extends FieldType<infer F> ? F : never
