/** Rows of a table that no descriptor knows, which are about a record. */
export interface SubjectTable {
  /** What they are called in an export. */
  readonly name: string
  /** The resource that they are about. */
  readonly of: string
  /** The tables that are told by it. */
  readonly tables: readonly string[]
  /** What is told of a row: names, and their SQL. */
  readonly columns: Readonly<Record<string, string>>
  readonly from: string
  /** The condition that a row is about one of the bound ids (`= any(${ids})`). */
  readonly where: (ids: string) => string
  readonly order: string
}

/** Records that are about others though no ref of theirs says so. */
export interface SubjectLink {
  readonly resource: string
  readonly of: string
  readonly tables: readonly string[]
  /** A select of their ids. */
  readonly ids: (ids: string) => string
  /** Of those that may be about others too: a select of the ids of those that are not, which alone are erased. */
  readonly own?: (ids: string) => string
}

/** What descriptors cannot say of where something about a record is kept. */
export interface SubjectSources {
  readonly tables?: readonly SubjectTable[]
  readonly links?: readonly SubjectLink[]
  /**
   * What is there for a record alone and is about others, such as the account of a guardian: not told, but erased with
   * it.
   */
  readonly companions?: readonly SubjectLink[]
  /** Tables that tell nobody anything, or what is told already, each with the reason. */
  readonly internal?: Readonly<Record<string, string>>
}
