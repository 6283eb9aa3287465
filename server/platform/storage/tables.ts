declare module '../database/tables.ts' {
  interface Tables {
    upload: { key: string; operator: number; size: number; created_at: string }
    installation_secret: { name: string; secret: string }
  }
}

export {}
