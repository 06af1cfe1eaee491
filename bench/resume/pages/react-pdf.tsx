import { Document, Font, Page, pdf, StyleSheet, Text, View } from "@react-pdf/renderer";
import { type ResumeModel, textOf } from "@toran/resume-templates/model";

const face = (family: string, weight: number, src: string) =>
  Font.register({ family, fonts: [{ src, fontWeight: weight }] });
// oxfmt-ignore
{
  face("Latin", 400, new URL("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf", import.meta.url).href);
  face("Latin", 600, new URL("@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf", import.meta.url).href);
  face("Devanagari", 400, new URL("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf", import.meta.url).href);
  face("Devanagari", 600, new URL("@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf", import.meta.url).href);
  face("Arabic", 400, new URL("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf", import.meta.url).href);
  face("Arabic", 600, new URL("@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf", import.meta.url).href);
}

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: ["Latin", "Devanagari", "Arabic"], fontSize: 10.5 },
  name: { fontSize: 22, fontWeight: 600 },
  title: { fontSize: 12.5, fontWeight: 600, marginTop: 12, marginBottom: 4 },
  entry: { fontWeight: 600, marginTop: 6 },
});

/** The same résumé as its users would write it with that library. */
function Resume({ resume: { person, sections } }: { resume: ResumeModel }) {
  return (
    <Document title="Résumé">
      <Page size="A4" style={styles.page}>
        <Text style={styles.name}>{person.name}</Text>
        <Text>{person.headline}</Text>
        <Text>
          {[
            ...person.contacts.map(({ text }) => text),
            ...person.links.map(({ label }) => label),
          ].join(" | ")}
        </Text>
        {sections.map((section) => (
          <View key={section.id}>
            <Text style={styles.title}>{section.title}</Text>
            {"entries" in section &&
              section.entries.map(({ id, title, org, period, body }) => (
                <View key={id}>
                  <Text style={styles.entry}>
                    {title}, {org} ({period?.from} – {period?.to})
                  </Text>
                  {body?.map((block) =>
                    block.kind === "list"
                      ? block.items.map(({ runs }) => (
                          <Text key={textOf(runs)}>• {textOf(runs)}</Text>
                        ))
                      : null,
                  )}
                </View>
              ))}
          </View>
        ))}
      </Page>
    </Document>
  );
}

export async function write(resume: ResumeModel) {
  const blob = await pdf(<Resume resume={resume} />).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}
