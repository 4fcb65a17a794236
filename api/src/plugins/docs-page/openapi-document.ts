/** The parts of JSON Schema that the API's own document uses. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

type Content = { content?: Record<string, { schema?: Schema }> };
export type Operation = {
  tags?: readonly string[];
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

/** The API's own OpenAPI document, as far as its page shows it. */
export type OpenApiDocument = {
  info?: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};
