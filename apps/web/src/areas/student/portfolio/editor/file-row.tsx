import { FileField } from "@toran/ui";
import { useEffect, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { fileProblem, fileSize } from "@/lib/file-problem";
import { ItemPicture } from "./item-picture";
import { frameOf, type RowProps } from "./row-props";

/** The file of an item: the saved one, the one that goes with the next saving, or none. */
export function FileRow({ row, form, item }: RowProps<"file">) {
  const { control, setValue, setError, clearErrors } = form.form;
  const removed = useWatch({ control, name: "removeFile" }) as boolean | undefined;
  // The draft keeps the name of a file, never the file.
  const chosenName = useWatch({ control, name: "fileName" }) as string | undefined;
  const saved = removed ? null : item?.file;
  return (
    <Controller
      control={control}
      name={row.name}
      render={({ field: { value, onChange } }) => {
        const fresh = value as File | undefined;
        return (
          <FileField
            {...frameOf({ row, form })}
            labelSide={row.rule.says}
            hint={
              chosenName && !fresh
                ? `You chose ${chosenName} before this page was loaded anew. Choose it again.`
                : row.hint
            }
            accept={row.rule.types.join(",")}
            file={
              fresh
                ? { name: fresh.name, detail: `${fileSize(fresh.size)}, sent when you save` }
                : saved
                  ? { name: saved.name, detail: fileSize(saved.bytes) }
                  : undefined
            }
            progress={fresh && form.busy ? form.progress : undefined}
            preview={
              row.picture &&
              (fresh ? (
                <Fresh key={`${fresh.name} ${fresh.lastModified}`} file={fresh} />
              ) : (
                saved && <ItemPicture file={saved} />
              ))
            }
            onChoose={(file) => {
              const problem = fileProblem(file, row.rule);
              if (problem) return setError(row.name, { message: problem });
              clearErrors(row.name);
              setValue("removeFile", false);
              setValue("fileName", file.name);
              onChange(file);
            }}
            onRemove={
              fresh
                ? () => {
                    setValue("fileName", "");
                    onChange(undefined);
                  }
                : saved
                  ? () => setValue("removeFile", true, { shouldDirty: true })
                  : undefined
            }
          />
        );
      }}
    />
  );
}

/** A picture that has been chosen and not yet sent. */
function Fresh({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="" className="h-10 w-15 rounded-sm object-cover" />;
}
