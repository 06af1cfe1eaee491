/** Skills under the domain they belong to. */
export const skills: Record<string, string> = {
  "Programming languages":
    "Ada, Assembly, Bash, C, C++, C#, Dart, Elixir, Erlang, Fortran, Go, Haskell, Java, JavaScript, Julia, Kotlin, Lua, MATLAB, Objective-C, Perl, PHP, PowerShell, Python, R, Ruby, Rust, Scala, SQL, Swift, TypeScript, VBA, Verilog, VHDL",
  "Web development":
    "Angular, Accessibility, Astro, CSS, Django, Express, FastAPI, Flask, GraphQL, HTML, Laravel, Next.js, Node.js, Nuxt, React, Redux, REST APIs, Ruby on Rails, Sass, Spring Boot, Svelte, Tailwind CSS, Vue, Web performance, WebSockets",
  "Mobile development":
    "Android development, Flutter, iOS development, Jetpack Compose, React Native, SwiftUI, Mobile testing",
  "Data and machine learning":
    "Apache Airflow, Apache Kafka, Apache Spark, Big data, Computer vision, Data analysis, Data cleaning, Data modelling, Data visualisation, Deep learning, Feature engineering, Generative AI, Large language models, Machine learning, Natural language processing, NumPy, OpenCV, Pandas, Power BI, PyTorch, Recommendation systems, Reinforcement learning, scikit-learn, Statistics, Tableau, TensorFlow, Time series",
  Databases:
    "Cassandra, Data warehousing, Database design, DynamoDB, Elasticsearch, MongoDB, MySQL, Neo4j, Oracle Database, PostgreSQL, Query tuning, Redis, SQLite, SQL Server",
  "Cloud and operations":
    "Amazon Web Services, Ansible, Azure, CI/CD, Docker, Git, GitHub Actions, Google Cloud, Grafana, Helm, Jenkins, Kubernetes, Linux, Monitoring, Nginx, Prometheus, Site reliability, Terraform",
  "Computer science":
    "Algorithms, Compilers, Computer architecture, Computer networks, Concurrency, Cryptography, Data structures, Distributed systems, Functional programming, Object-oriented design, Operating systems, Software architecture, Software testing, System design, Unit testing, Version control",
  "Cyber security":
    "Application security, Cloud security, Digital forensics, Ethical hacking, Identity management, Incident response, Network security, Penetration testing, Security auditing, Threat modelling",
  "Electronics and embedded":
    "Analogue design, Arduino, ARM processors, CAN bus, Circuit design, Digital design, Digital signal processing, Embedded C, FPGA design, Firmware, Internet of things, KiCad, LabVIEW, Microcontrollers, PCB design, Raspberry Pi, Real-time systems, RF design, RTOS, SPICE simulation, VLSI design",
  "Electrical and energy":
    "AutoCAD Electrical, Battery systems, Control systems, Electric drives, Electrical machines, Energy audit, ETAP, Motor control, PLC programming, Power electronics, Power systems, Protection relays, SCADA, Simulink, Solar design, Switchgear",
  "Mechanical and manufacturing":
    "3D printing, Additive manufacturing, ANSYS, AutoCAD, CAD modelling, CATIA, CFD, CNC machining, Composite materials, Creo, Finite element analysis, Fluid mechanics, GD&T, Heat transfer, HVAC design, Lean manufacturing, Machine design, Mechanism design, Metrology, Robotics, ROS, Sheet metal, Six Sigma, SolidWorks, Thermodynamics, Tool design, Tribology, Vehicle dynamics, Welding",
  "Civil and construction":
    "BIM, Bridge design, Building codes, Concrete technology, Construction management, Cost estimation, Foundation design, Geotechnical analysis, GIS, Highway design, Primavera, Quantity surveying, Revit, Site supervision, STAAD.Pro, Structural analysis, Surveying, Tekla, Traffic engineering, Water supply design",
  "Chemical and process":
    "Aspen HYSYS, Aspen Plus, Chemical safety, Chromatography, Distillation, HAZOP, Heat exchangers, Material balance, P&ID, Polymer processing, Process control, Process design, Process simulation, Reaction engineering, Spectroscopy, Waste water treatment",
  "Life sciences":
    "Bioinformatics, Cell culture, Clinical research, Fermentation, Good laboratory practice, Immunology, Microbiology, Molecular biology, PCR, Pharmacology",
  "Design and media":
    "Adobe Illustrator, Adobe Photoshop, Animation, Blender, Design systems, Figma, Graphic design, Illustration, Interaction design, Photography, Prototyping, Sketching, Typography, User research, Video editing, Wireframing",
  "Business and finance":
    "Accounting, Auditing, Business analysis, Business development, Corporate finance, Customer success, Digital marketing, Excel, Financial modelling, GST, Investment analysis, Market research, Negotiation, Operations planning, Product management, Project management, Risk analysis, Sales, SAP, Search engine optimisation, Supply chain, Tally",
  "Working with people":
    "Adaptability, Attention to detail, Communication, Conflict resolution, Creativity, Critical thinking, Decision making, Empathy, Event management, Leadership, Mentoring, Presentation, Problem solving, Public speaking, Teaching, Teamwork, Technical writing, Time management, Volunteering",
  Languages:
    "Assamese, Bengali, English, French, German, Gujarati, Hindi, Japanese, Kannada, Korean, Malayalam, Mandarin, Marathi, Odia, Punjabi, Sanskrit, Spanish, Tamil, Telugu, Urdu",
};
